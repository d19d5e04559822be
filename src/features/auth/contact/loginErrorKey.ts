import type { LoginFailure } from '../api/logInWithPassword.ts';
import type { AreaWords } from '#language/areaWords.ts';

/** What is not the fault of a field, by its key in `accounts.json`. */
export type LoginErrorKey = Extract<
  keyof AreaWords['accounts'],
  'tooMany' | 'busy' | 'failed' | 'unreached' | 'slow' | 'saveFailed'
>;

export function loginErrorKey(failure: LoginFailure): LoginErrorKey {
  if (failure.kind === 'tooMany' || failure.kind === 'busy') return failure.kind;
  const cause = failure.kind === 'failed' ? failure.cause : undefined;
  if (cause === 'timedOut') return 'slow';
  return cause === 'offline' ? 'unreached' : 'failed';
}
