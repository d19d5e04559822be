import type { AreaWords } from './areaWords.ts';

export type ProblemKey = Exclude<
  Extract<keyof AreaWords['shell'], `problem${string}`>,
  'problemTitle' | 'problemTitleOffline'
>;

const byKind: Readonly<Record<string, ProblemKey | undefined>> = {
  forbidden: 'problemForbidden',
  offline: 'problemOffline',
  timedOut: 'problemTimedOut',
  unreadable: 'problemUnreadable',
  serverBusy: 'problemServerBusy',
  refused: 'problemRefused',
};

const chunkLoadMessage = /dynamically imported module|module script|Importing a module|Unable to preload/i;

/** The message for an error; the error's own text is never shown. */
export function problemKey(error: unknown): ProblemKey {
  const kind = (error as { kind?: unknown } | null | undefined)?.kind;
  const known = typeof kind === 'string' ? byKind[kind] : undefined;
  const isLost = error instanceof Error && chunkLoadMessage.test(error.message);
  if ((isLost || known === 'problemOffline') && !navigator.onLine) return 'problemOffline';
  if (known === 'problemOffline') return 'problemUnreached';
  return known ?? (isLost ? 'problemLoading' : 'problemText');
}

/** While it is still being retried; without an error it is only slow. */
export function stillTryingKey(error: unknown) {
  const key = problemKey(error);
  if (error === undefined || key === 'problemTimedOut') return 'stillTrying';
  return key === 'problemOffline' || key === 'problemUnreached' ? 'stillTryingOffline' : 'stillTryingBusy';
}
