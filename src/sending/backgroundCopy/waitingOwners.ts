import { appStorage } from '#device/storage/appDeviceStore.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';

/** Whose rows they are at which exhibition; the id is a visitor's or an exhibitor's. */
export interface CopyOwner {
  readonly exhibitionId: string;
  readonly ownerId: string;
}

export const ownerKey = ({ exhibitionId, ownerId }: CopyOwner) => `${exhibitionId}/${ownerId}`;

const keptKeys = (waitingName: string) =>
  (appStorage().read(waitingName) ?? '').split(' ').filter((key) => key !== '');

/** Tells the next page that something is not on the server yet: whose it is, never what. */
export function noteWaiting(waitingName: string, owner: CopyOwner, isWaiting: boolean): void {
  const others = keptKeys(waitingName).filter((key) => key !== ownerKey(owner));
  const keys = isWaiting ? [...others, ownerKey(owner)] : others;
  if (keys.length === 0) appStorage().remove(waitingName);
  else appStorage().write(waitingName, keys.join(' '));
}

export const waitingOwners = (waitingName: string): readonly CopyOwner[] =>
  keptKeys(waitingName)
    .map((key) => key.split('/'))
    .filter(([exhibitionId]) => isRecordId(exhibitionId))
    .map(([exhibitionId = '', ownerId = '']) => ({ exhibitionId, ownerId }));
