import type { AreaWords } from './areas.ts';

export type ProblemKey = Extract<keyof AreaWords['shell'], `problem${string}`>;

const byKind: Readonly<Record<string, ProblemKey | undefined>> = {
  forbidden: 'problemForbidden',
  offline: 'problemOffline',
  timedOut: 'problemTimedOut',
  unreadable: 'problemUnreadable',
  serverBusy: 'problemServerBusy',
};

const chunkTrouble = /dynamically imported module|module script|Importing a module|Unable to preload/i;

/** Which sentence of ours an error is worth; its own text is never shown. */
export function problemKey(error: unknown): ProblemKey {
  const kind = (error as { kind?: unknown } | null | undefined)?.kind;
  const known = typeof kind === 'string' ? byKind[kind] : undefined;
  if (known !== undefined) return known;
  return error instanceof Error && chunkTrouble.test(error.message) ? 'problemLoading' : 'problemText';
}
