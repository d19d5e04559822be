import { useEffect, useState } from 'react';

/** The time, read again every `delayMs` and when the page is seen again; a hidden page has no timer. */
export function useNow(delayMs: (nowMs: number) => number | undefined, clock: () => number): number {
  const [nowMs, setNowMs] = useState(clock);
  const [isSeen, setIsSeen] = useState(!document.hidden);
  const delay = delayMs(nowMs);

  useEffect(() => {
    if (!isSeen || delay === undefined) return undefined;
    const timer = setInterval(() => setNowMs(clock()), delay);
    return () => clearInterval(timer);
  }, [isSeen, delay, clock]);

  useEffect(() => {
    const look = () => {
      setIsSeen(!document.hidden);
      if (!document.hidden) setNowMs(clock());
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [clock]);

  return nowMs;
}
