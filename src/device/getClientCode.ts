import type { DeviceStore } from './deviceStore.ts';
import { randomId } from './randomId.ts';

/**
 * The code of this phone, 36 characters. How the API hands one out is not known, so it is made here,
 * at once: nothing waits for it.
 */
export function getClientCode(store: DeviceStore, makeId: () => string = randomId): string {
  const present = store.getState().clientCode;
  if (present !== undefined) return present;
  const code = makeId();
  store.getState().set('clientCode', code);
  return code;
}
