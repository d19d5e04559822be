import type { DeviceStore } from '../storage/deviceStore.ts';
import { randomId } from './randomId.ts';

/** The phone's code, 36 characters. How the API issues one is not known, so it is generated here. */
export function getClientCode(store: DeviceStore, makeId: () => string = randomId): string {
  const present = store.getState().clientCode;
  if (present !== undefined) return present;
  const code = makeId();
  store.getState().set('clientCode', code);
  return code;
}
