import type { KeptHeadings } from '../domain/page/keptHeadings.ts';

/** What the address of a landing page names, and what was asked about it. */
export interface LandingQuestions {
  readonly id: string;
  readonly channelId: string | undefined;
  readonly isCheckIn: boolean;
  readonly exhibition: Promise<unknown>;
  readonly channels: Promise<unknown>;
}

/** What the address of a page that links lead to names, and what was asked about it. */
export interface SharedQuestions {
  readonly id: string;
  readonly kind: string;
  readonly exhibition: Promise<unknown>;
  /** The exhibition itself for its home. Rejects where its tenant is not known. */
  readonly row: Promise<unknown>;
  /** The heading that was painted of the row, none where it is not shown; set when the row has been answered. */
  shown?: KeptHeadings;
}

/** What the boot script passes to the app, on `window`, because the inlined script shares no module with the app. */
export interface BootHandover {
  /** What a landing page asks first; undefined on other pages. */
  readonly landing?: LandingQuestions;
  /** The same of a page that links in chats lead to. */
  readonly shared?: SharedQuestions;
  /** By path and body; each resolves with the JSON of a 200 answer, or rejects with an `EarlyFailure`. */
  readonly early: Record<string, Promise<unknown> | undefined>;
  /** The query of a return from the auth host, removed from the address; undefined while the page reloads. */
  returned?: string | undefined;
  /** The address of a link that was tapped before the app could open it. */
  wanted?: string;
  /** Opens a screen of the app; set once it can. */
  go?: (path: string) => void;
  /** Set by the app once it renders; until then the boot script reports failures. */
  taken: boolean;
  /** Resolves when the first screen's style sheets have loaded or failed. */
  styled: Promise<unknown>;
  /** The cover's resized address; shared, so that the app requests the same picture. */
  readonly fitCover: (url: string) => string;
  /** Shows that the page could not be loaded, with a retry button. */
  readonly sayProblem: () => void;
}

declare global {
  interface Window {
    boot?: BootHandover;
  }
}

/** An answer, and the `Date` of a 200 once it has come. */
export type EarlyAnswer = Promise<unknown> & { date?: string | null };

export function earlyKey(path: string, body: unknown): string {
  return `${path} ${JSON.stringify(body)}`;
}

/** Each answer is used once; later readers call the API. */
export function takeEarlyAnswer(path: string, body: unknown): Promise<unknown> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.boot?.early;
  if (early === undefined) return undefined;
  const key = earlyKey(path, body);
  const answer = early[key];
  delete early[key];
  return answer;
}
