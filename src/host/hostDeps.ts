import type { WaitingTimes } from '../domain/time/waitingTimes.ts';
import type { MessengerBridge } from './wechat/waitForBridge.ts';

/** Passed in: nothing in `host/` reads a global window. */
export interface HostDeps {
  readonly window: HostWindow;
  readonly isIos: boolean;
  readonly now: () => number;
  readonly times: Pick<
    WaitingTimes,
    'hostAnswerMs' | 'hostPersonMs' | 'requestTimeoutMs' | 'clickDebounceMs'
  >;
  readonly signing: Signing;
  /** Copies a picture uploaded to WeChat into our storage; returns its address. */
  readonly storeMedia: (mediaId: string) => Promise<string>;
  readonly miniPages: MiniPages;
}

export interface HostWindow {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'hidden'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly location: Pick<Location, 'href' | 'assign' | 'reload'>;
  readonly navigator: Pick<Navigator, 'share'> | object;
  readonly WeixinJSBridge?: MessengerBridge;
  /** The SDK refers to itself by this name in two places. */
  wx?: unknown;
}

export interface Signing {
  /** The signature of a page's address. @throws the error of the auth host's request */
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

export interface MiniPages {
  /** Shows the address in the parameter `url` in a web view. */
  readonly webViewPage: string;
  /** Downloads and opens the file in the parameter `url`. */
  readonly filePage: string;
}
