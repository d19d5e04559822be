import type { WaitingTimes } from '../domain/waitingTimes.ts';
import type { MessengerBridge } from './waitForBridge.ts';

/** What a host needs of the page; nothing in `host/` looks for a window by itself. */
export interface HostDeps {
  readonly window: HostWindow;
  readonly isIos: boolean;
  readonly now: () => number;
  readonly times: Pick<
    WaitingTimes,
    'hostAnswerMs' | 'hostPersonMs' | 'requestTimeoutMs' | 'clickDebounceMs'
  >;
  readonly signing: Signing;
  /** Fetches a picture that was handed to WeChat into our storage; answers its address. */
  readonly storeMedia: (mediaId: string) => Promise<string>;
  readonly miniPages: MiniPages;
}

export interface HostWindow {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'hidden'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly location: Pick<Location, 'href' | 'assign' | 'reload'>;
  readonly navigator: Pick<Navigator, 'share'> | object;
  readonly WeixinJSBridge?: MessengerBridge;
  /** The SDK speaks of itself by this name in two places. */
  wx?: unknown;
}

/** How a page proves to WeChat that it is ours. */
export interface Signing {
  /** The signature of a page's address, within this time. @throws whatever the auth host's answer throws */
  readonly sign: (pageUrl: string, limitMs: number) => Promise<PageConfiguration>;
  /** The address the page was loaded with, where it is kept (iOS); else ''. */
  readonly entryUrl: () => string;
  /** Whether that address was accepted since the page was loaded. */
  readonly hasConfig: () => boolean;
  readonly keepHasConfig: (hasConfig: boolean) => void;
}

export interface PageConfiguration {
  readonly appId: string;
  readonly timestamp: string;
  readonly nonceStr: string;
  readonly signature: string;
}

/** Pages of the mini-program's own, by their paths in it. */
export interface MiniPages {
  /** Shows the address given as `url` in a web view. */
  readonly webViewPage: string;
  /** Downloads the file given as `url` and opens it. */
  readonly filePage: string;
}
