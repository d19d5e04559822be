/**
 * What the boot script hands to the app. It lives on `window` because the boot script is inlined in the page
 * and shares no module with the app.
 */
export interface BootHandover {
  /** Answers already asked for, by path and body; each is the parsed JSON of a 200 answer, or rejects with an error that is an `EarlyFailure`. */
  readonly early: Record<string, Promise<unknown> | undefined>;
  /** The query of a return from the auth host, which is not in the address any more; undefined while the page reloads. */
  readonly returned?: string | undefined;
  /** The cover the boot script has painted; the app keeps this very element so that it is not painted twice. */
  cover: HTMLImageElement | undefined;
  /** Set by the app once it has taken over; until then the boot script answers for an empty page. */
  taken: boolean;
  /** Resolves when the style sheets of the first screen are there (or could not be had). */
  styled: Promise<unknown>;
  /** The address at which a cover is fetched: one rule, so that the app asks for the picture that is painted already. */
  readonly fitCover: (url: string) => string;
  /** Says that the page could not be loaded, and offers to try again. */
  readonly sayProblem: () => void;
}

declare global {
  interface Window {
    boot?: BootHandover;
  }
}

export function earlyKey(path: string, body: unknown): string {
  return `${path} ${JSON.stringify(body)}`;
}

/** Takes an early answer once; a second reader asks the API itself. */
export function takeEarlyAnswer(path: string, body: unknown): Promise<unknown> | undefined {
  const early = typeof window === 'undefined' ? undefined : window.boot?.early;
  if (early === undefined) return undefined;
  const key = earlyKey(path, body);
  const answer = early[key];
  delete early[key];
  return answer;
}
