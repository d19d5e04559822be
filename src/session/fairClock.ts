import { appStorage } from '../device/storage/appDeviceStore.ts';
import { ownNames } from '../device/storage/deviceKeys.ts';
import type { FairMs } from '../domain/time/clocks.ts';
import { services } from './services.ts';

/** What is less may be a slow answer; nothing that is on is the worse for it. */
const leastMs = 10 * 60_000;

/** Undefined until this page has asked what an earlier one has kept. */
let offsetMs: number | undefined;
const listeners = new Set<() => void>();

function forgetKept(): void {
  appStorage().remove(ownNames.clockAhead);
  appStorage().remove(ownNames.clockNoted);
}

/** By how much an earlier page has found this phone to be ahead. One that was set back since then is right. */
function keptOffset(): number {
  const kept = (name: string) => Number(appStorage().read(name) ?? 0);
  if (services().now() >= kept(ownNames.clockNoted)) return -kept(ownNames.clockAhead);
  forgetKept();
  return 0;
}

const offset = (): number => {
  offsetMs ??= keptOffset();
  return offsetMs;
};

/**
 * Notes how far this phone's clock is from the server's.
 * @param serverMs of an answer that has just come, epoch milliseconds; undefined where it told none
 */
export function noteServerTime(serverMs: FairMs | undefined): void {
  if (serverMs === undefined) return;
  const phoneMs = services().now();
  const differenceMs = serverMs - phoneMs;
  const nextMs = Math.abs(differenceMs) < leastMs ? 0 : differenceMs;
  // By a new answer it differs a little: that is no reason to draw again.
  if (Math.abs(nextMs - offset()) < leastMs) return;
  offsetMs = nextMs;
  // Of a phone that is behind nothing is kept: once it is put right, what is open would be taken as over until the next answer.
  if (nextMs < 0) {
    appStorage().write(ownNames.clockAhead, String(-nextMs));
    appStorage().write(ownNames.clockNoted, String(phoneMs));
  } else forgetKept();
  for (const listener of listeners) listener();
}

/** The time at the fair, as far as this phone knows it; epoch milliseconds. */
export const fairNowMs = (): FairMs => services().now() + offset();

export function onClockOffset(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
