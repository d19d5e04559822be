import { useEffect, useState } from 'react';
import type { FairMs } from '#domain/time/clocks.ts';
import { fairNowMs, onClockOffset } from './fairClock.ts';

/**
 * The time at the fair as it was when the screen last looked, which it does again once that time is known better. `look` is for the
 * end of a countdown, which is not to wait for the next step.
 * @param stepMs after which it looks again; never unless it is given
 */
export function useFairLook(stepMs?: number): { readonly nowMs: FairMs; readonly look: () => void } {
  const [nowMs, setNowMs] = useState(fairNowMs);
  const look = () => setNowMs(fairNowMs());
  useEffect(() => {
    const lookAgain = () => setNowMs(fairNowMs());
    const timer = stepMs === undefined ? undefined : setInterval(lookAgain, stepMs);
    const forget = onClockOffset(lookAgain);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [stepMs]);
  return { nowMs, look };
}
