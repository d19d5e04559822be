import { appStorage } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';

const groupId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const nameOf = (exhibitionId: string) => ownNames.joiningPrefix + exhibitionId;

/** An invitation only adds the group's mark to what the visitor sends; other parts of its address are ignored. */
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
