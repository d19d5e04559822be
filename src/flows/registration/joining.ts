import { appStorage } from '../../device/storage/appDeviceStore.ts';
import { ownNames } from '../../device/storage/deviceKeys.ts';

const groupId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const nameOf = (exhibitionId: string) => ownNames.joiningPrefix + exhibitionId;

/**
 * Somebody has opened the link with which they register into another person's group. It only adds the group's mark to
 * what they send themselves; whatever else stands in the address is left out.
 */
export function startJoining(exhibitionId: string, named: string): void {
  if (groupId.test(named)) appStorage().write(nameOf(exhibitionId), named);
}

export function findJoining(exhibitionId: string): string | undefined {
  const named = appStorage().read(nameOf(exhibitionId));
  return named !== undefined && groupId.test(named) ? named : undefined;
}

export function endJoining(exhibitionId: string): void {
  appStorage().remove(nameOf(exhibitionId));
}
