import { useEffect, useState } from 'react';
import { waitingTimes } from '#domain/time/waitingTimes.ts';

/** Whether something that is awaited took longer than a visitor should wait; stays so when it arrives. */
export function useIsLate(isAwaited: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isAwaited || isLate) return undefined;
    const timer = setTimeout(() => setIsLate(true), waitingTimes.formPatienceMs);
    return () => clearTimeout(timer);
  }, [isAwaited, isLate]);
  return isLate;
}
