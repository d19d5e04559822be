import type { HostFact } from './wechat/createSelfTest.ts';

/**
 * What the app around the page can do. Callers do not ask which host it is. A missing feature is absent, and features
 * may appear and disappear while the page is open: check at the tap.
 */
export interface Host {
  /** Leaves the app. `url` is absolute and was checked by the link rule. */
  readonly openExternal: (url: string) => void;
  /** Opens a screen of this app as a page of the host; absent where the router does it. */
  readonly openScreen: ((url: string) => void) | undefined;
  /** `needsBrowser`: the host cannot show it, only the phone's browser can. */
  readonly openFile: (url: string) => Promise<'opened' | 'needsBrowser'>;
  /** Takes or chooses up to `most` pictures; empty when cancelled. Absent: use a file input. @throws HostFailed */
  readonly chooseImages: ((most: number) => Promise<readonly HostImage[]>) | undefined;
  /** The code's text; undefined when cancelled. Absent: use the page's camera. @throws HostFailed */
  readonly scanCode: (() => Promise<string | undefined>) | undefined;
  readonly close: (() => void) | undefined;
  readonly sharing: HostSharing;
  readonly selfTest?: () => Promise<readonly HostFact[]>;
  /**
   * Call it when another screen is shown: a host may need a new signature for the address, and the content of its
   * share menu. False: it failed, call it again.
   */
  readonly onScreenChange: (screen?: ShownScreen) => Promise<boolean>;
}

export interface ShownScreen {
  readonly isPrivate: boolean;
}

/** The host failed; fall back to the browser's feature. */
export class HostFailed extends Error {}

export interface HostImage {
  /** Valid as the `src` of an `img` on every phone, or ''. */
  readonly previewUrl: string;
  /** Uploads it and returns the stored address. @throws HostFailed, or the error of the auth host's request */
  readonly upload: () => Promise<string>;
}

export interface ShareContent {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly imageUrl: string;
}

export type ShareTarget = 'friend' | 'timeline' | 'qq' | 'qzone' | 'weibo';

export interface HostSharing {
  /**
   * `sheet`: the phone's share sheet, opened by a button. `menu`: the host's menu. `none`: copied link or poster.
   * Final once `prepare` has ended.
   */
  readonly by: 'sheet' | 'menu' | 'none';
  /** Sets what the host's menu shares. False: it failed. */
  readonly prepare: (content: ShareContent) => Promise<boolean>;
  /** Reports the chosen target; no host reports whether it was really shared. Returns an unsubscribe function. */
  readonly onTapped: (listener: (target: ShareTarget) => void) => () => void;
  /** Opens the share sheet; only where `by` is `sheet`, and only within a tap. */
  readonly open?: (content: ShareContent) => Promise<'shared' | 'cancelled' | 'failed'>;
}
