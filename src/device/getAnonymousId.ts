import { ownNames } from './deviceKeys.ts';
import { randomId } from './randomId.ts';
import type { SafeStorage } from './safeStorage.ts';

export function getAnonymousId(session: SafeStorage, makeId: () => string = randomId): string {
  const present = session.read(ownNames.anonymousId);
  if (present !== undefined) return present;
  const id = makeId();
  session.write(ownNames.anonymousId, id);
  return id;
}
