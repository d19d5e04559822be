import type { LoginTrouble } from '../api/logInWithPassword.ts';
import type { AreaWords } from '../../../language/areaWords.ts';

/** What is not the fault of a field, by its key in `accounts.json`. */
export type TroubleKey = Extract<
  keyof AreaWords['accounts'],
  'tooMany' | 'busy' | 'failed' | 'unreached' | 'slow' | 'saveFailed'
>;

export function loginTroubleKey(trouble: LoginTrouble): TroubleKey {
  if (trouble.kind === 'tooMany' || trouble.kind === 'busy') return trouble.kind;
  const cause = trouble.kind === 'failed' ? trouble.cause : undefined;
  if (cause === 'timedOut') return 'slow';
  return cause === 'offline' ? 'unreached' : 'failed';
}
