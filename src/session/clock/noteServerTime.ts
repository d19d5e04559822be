import { appStorage } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import type { FairMs } from '#domain/time/clocks.ts';
import { changeClockOffset, clockOffset } from './fairClock.ts';
import { services } from '../services.ts';

/** What is less may be a slow answer: it comes within a minute or is given up. */
const leastMs = 2 * 60_000;

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
  if (Math.abs(nextMs - clockOffset()) < leastMs) return;
  // Of a phone that is behind nothing is kept: once it is put right, what is open would be taken as over until the next answer.
  if (nextMs < 0) {
    appStorage().write(ownNames.clockAhead, String(-nextMs));
    appStorage().write(ownNames.clockNoted, String(phoneMs));
  } else forgetKept();
  changeClockOffset(nextMs);
}

function forgetKept(): void {
  appStorage().remove(ownNames.clockAhead);
  appStorage().remove(ownNames.clockNoted);
}

/** A phone that was found to be ahead, and was set back since then, is right. */
export function checkKeptClock(): void {
  if (services().now() >= Number(appStorage().read(ownNames.clockNoted) ?? 0)) return;
  forgetKept();
  changeClockOffset(0);
}
