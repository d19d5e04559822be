/** One thing the data API did not do, in words without a value of the call. */
export interface Trouble {
  readonly atMs: number;
  readonly text: string;
}

const troubles: Trouble[] = [];
const most = 20;

export function noteTrouble(atMs: number, text: string): void {
  troubles.unshift({ atMs, text });
  troubles.length = Math.min(troubles.length, most);
}

/** The last troubles of this page, newest first. */
export const recentTroubles = (): readonly Trouble[] => troubles;
