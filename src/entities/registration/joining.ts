import { appStorage } from '#device/storage/appDeviceStore.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';

const groupId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const strangersName = (exhibitionId: string) => ownNames.joiningPrefix + exhibitionId;

/** Of the visitor who acts; what a stranger has opened holds for who registers or logs in afterwards. */
function namesOf(exhibitionId: string): readonly string[] {
  const visitorId = currentVisitorId(exhibitionId);
  const stranger = strangersName(exhibitionId);
  return visitorId === undefined ? [stranger] : [`${stranger}.${visitorId}`, stranger];
}

/** An invitation only adds the group's mark to what the visitor sends; other parts of its address are ignored. */
export function startJoining(exhibitionId: string, named: string): void {
  const [name = strangersName(exhibitionId)] = namesOf(exhibitionId);
  if (groupId.test(named)) appStorage().write(name, named);
}

export function findJoining(exhibitionId: string): string | undefined {
  const notes = namesOf(exhibitionId).map((name) => appStorage().read(name));
  return notes.find((named) => named !== undefined && groupId.test(named));
}

export function endJoining(exhibitionId: string): void {
  for (const name of namesOf(exhibitionId)) appStorage().remove(name);
}
