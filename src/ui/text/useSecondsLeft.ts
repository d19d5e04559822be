import { useEffect, useState } from 'react';

function secondsUntil(untilMs: number, nowMs: () => number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs()) / 1000));
}

/** Whole seconds until `untilMs` (epoch), at least 0; from the clock each time, so that a sleeping tab stays correct. */
export function useSecondsLeft(untilMs: number, nowMs: () => number = Date.now): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(untilMs, nowMs));

  useEffect(() => {
    const look = () => setSeconds(secondsUntil(untilMs, nowMs));
    look();
    if (secondsUntil(untilMs, nowMs) === 0) return undefined;
    const timer = setInterval(() => {
      look();
      if (secondsUntil(untilMs, nowMs) === 0) clearInterval(timer);
    }, 500);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [untilMs, nowMs]);

  return seconds;
}
