import type { HostFact } from './createSelfTest.ts';

/**
 * What the page runs in, by behaviour. Nobody asks which host it is; they ask it to do something. What a host cannot do
 * is absent, and may come or go while the page is open: look for it at the tap, not before.
 */
export interface Host {
  /** Leaves the app. `url` is complete and has passed the links rule. */
  readonly openExternal: (url: string) => void;
  /** Opens a screen of this app that a link names, as a page of the host's own. Absent where the router does it. */
  readonly openScreen: ((url: string) => void) | undefined;
  /** Shows a stored file. `needsBrowser`: the host forbids it, and only the phone's browser can. */
  readonly openFile: (url: string) => Promise<'opened' | 'needsBrowser'>;
  /**
   * Lets the person take or choose up to `most` pictures; none when they think better of it. Absent: a file input does it.
   * @throws HostFailed
   */
  readonly chooseImages: ((most: number) => Promise<readonly HostImage[]>) | undefined;
  /**
   * What a code says; undefined when the person thinks better of it. Absent: the page's own camera does it.
   * @throws HostFailed
   */
  readonly scanCode: (() => Promise<string | undefined>) | undefined;
  /** Ends the page. Absent where only the person can. */
  readonly close: (() => void) | undefined;
  readonly sharing: HostSharing;
  /** What the app around the page says of it, for the diagnostics; absent where there is none. */
  readonly selfTest?: () => Promise<readonly HostFact[]>;
  /**
   * To be called when another screen is shown: a host may have to be told that the address is still ours, and what its
   * menu may offer there. False: it could not be told; call it again.
   */
  readonly onScreenChange: (screen?: ShownScreen) => Promise<boolean>;
}

export interface ShownScreen {
  /** A private screen, which must not be shared. */
  readonly isPrivate: boolean;
}

/** The host was asked and did not do it; the browser's own way is what is left. */
export class HostFailed extends Error {}

/** A picture that the host holds. */
export interface HostImage {
  /** Something an `img` can show on every phone, or '' where the host will not give it out. */
  readonly previewUrl: string;
  /** Hands it in; answers the address it is stored at. @throws HostFailed, or what the auth host's answer throws */
  readonly upload: () => Promise<string>;
}

/** Everything that is shared of a page, filled in and in the visitor's language. */
export interface ShareContent {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** Complete address, or '' for none. */
  readonly imageUrl: string;
}

export type ShareTarget = 'friend' | 'timeline' | 'qq' | 'qzone' | 'weibo';

export interface HostSharing {
  /**
   * How a person shares: `sheet`, the phone's own list, from a button; `menu`, the host's own menu in the corner;
   * `none`, by a copied link or a poster. Certain once `prepare` has ended.
   */
  readonly by: 'sheet' | 'menu' | 'none';
  /** What the host's own menu sends from now on. False: it could not be told. */
  readonly prepare: (content: ShareContent) => Promise<boolean>;
  /** Hears when somebody chose where to share to; whether they then did it, no host tells. Answers how to stop. */
  readonly onTapped: (listener: (target: ShareTarget) => void) => () => void;
  /** Opens the phone's list; only where `by` is `sheet`, and only within a tap. */
  readonly open?: (content: ShareContent) => Promise<'shared' | 'cancelled' | 'failed'>;
}
