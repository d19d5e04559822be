import { ownNames } from '../storage/deviceKeys.ts';
import { randomId } from './randomId.ts';
import type { SafeStorage } from '../storage/safeStorage.ts';

export function getAnonymousId(session: SafeStorage, makeId: () => string = randomId): string {
  const present = session.read(ownNames.anonymousId);
  if (present !== undefined) return present;
  const id = makeId();
  session.write(ownNames.anonymousId, id);
  return id;
}
