import { appStorage } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';

/** Tells the next page whether it has to load the queue: that something waits, never what or to whom. */
export function noteWaiting(isWaiting: boolean): void {
  const storage = appStorage();
  if (isWaiting) storage.write(ownNames.messagesWaiting, '1');
  else storage.remove(ownNames.messagesWaiting);
}
