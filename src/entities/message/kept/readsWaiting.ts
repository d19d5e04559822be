import { isServerRow } from '#domain/record/serverRow.ts';
import { appStorage } from '#device/storage/appDeviceStore.ts';
import { createStoredList, type StoredList } from '#device/storage/createStoredList.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import type { MessageOwner } from '../rules/message.ts';

/** What was read on this phone and is not marked so on the server. Ids alone; never a text. */
export interface WaitingRead extends Pick<MessageOwner, 'exhibitionId' | 'visitorId' | 'exhibitorUserId'> {
  readonly id: string;
  /** An inquiry is a row of another collection. */
  readonly kind: 'message' | 'enquiry';
}

const most = 200;

const isWaitingRead = (value: unknown): value is WaitingRead =>
  isServerRow(value) &&
  ['id', 'exhibitionId', 'visitorId'].every((name) => typeof value[name] === 'string') &&
  (value['kind'] === 'message' || value['kind'] === 'enquiry');

let kept: StoredList<WaitingRead> | undefined;

export function readsWaiting(): StoredList<WaitingRead> {
  kept ??= createStoredList({
    storage: appStorage(),
    events: window,
    name: laterNames.readsWaiting,
    isEntry: isWaitingRead,
    most,
  });
  return kept;
}
