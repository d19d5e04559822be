import type { LoginTrouble } from '../../../api/passwordLogin.ts';
import type { AreaWords } from '../../../language/areas.ts';

/** What is not the fault of a field, by its key in `accounts.json`. */
export type TroubleKey = Extract<
  keyof AreaWords['accounts'],
  'tooMany' | 'busy' | 'failed' | 'unreached' | 'saveFailed'
>;

/** The sentence for a login that came to nothing, where no field is wrong. */
export function loginTroubleKey(trouble: LoginTrouble): TroubleKey {
  if (trouble.kind === 'tooMany' || trouble.kind === 'busy') return trouble.kind;
  const isUnreached =
    trouble.kind === 'failed' && (trouble.cause === 'offline' || trouble.cause === 'timedOut');
  return isUnreached ? 'unreached' : 'failed';
}
