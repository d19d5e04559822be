import type { AppAddress } from '#domain/address/classifyLink.ts';
import type { Host } from '#host/host.ts';

/** What opening a link needs of the page. The rule itself is not here: only screens with links load it. */
export interface LinkContext {
  readonly app: AppAddress;
  /** Loads the paths of all screens into `app`; rejects when the file cannot be loaded. */
  readonly loadScreens?: () => Promise<unknown>;
  /** The least that any host can; the rest comes when it is known, and what it cannot do stays absent. */
  readonly host: Pick<Host, 'openExternal'> & Partial<Host>;
  /** Asks before the page of another party takes this one's place; absent: opened without a question. */
  readonly confirmLeaving?: (url: string) => Promise<boolean>;
  /** To a screen of this app. */
  readonly navigate: (path: string) => void;
  /** Says in passing that a link leads nowhere we know. */
  readonly sayUnrecognised: () => void;
}

let provided: LinkContext | undefined;

export function provideLinkContext(given: LinkContext): void {
  provided = given;
}

/** @throws Error before `provideLinkContext`, which is a fault of the start order. */
export function linkContext(): LinkContext {
  if (provided === undefined) throw new Error('A link is opened before the app has said where it is');
  return provided;
}
