import { appStorage } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import type { FairMs } from '#domain/time/clocks.ts';
import { services } from '../services.ts';

/** Undefined until this page has asked what an earlier one has kept. */
let offsetMs: number | undefined;
const listeners = new Set<() => void>();

/** What to add to this phone's clock to have the fair's; `noteServerTime` says how it is known. */
export function clockOffset(): number {
  offsetMs ??= -Number(appStorage().read(ownNames.clockAhead));
  return offsetMs || 0;
}

export function changeClockOffset(ms: number): void {
  offsetMs = ms;
  for (const listener of listeners) listener();
}

/** The time at the fair, as far as this phone knows it; epoch milliseconds. */
export const fairNowMs = (): FairMs => services().now() + clockOffset();

export function onClockOffset(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
