import { useEffect, useRef } from 'react';
import { vibrateShortly } from '#ui/motion/vibrateShortly.ts';
import type { PersonAtPlace } from './useCheckInStatuses.ts';

/** The phone vibrates once as a check-in that this page has sent is confirmed; not for one that was confirmed before. */
export function useStampFelt(people: readonly Pick<PersonAtPlace, 'status' | 'isEarlier'>[]): void {
  const isSending = people.some(({ status }) => status.kind === 'sending');
  const isSigned = people.some(({ status, isEarlier }) => status.kind === 'signed' && !isEarlier);
  const wasSending = useRef(isSending);
  useEffect(() => {
    if (wasSending.current && !isSending && isSigned) vibrateShortly();
    wasSending.current = isSending;
  }, [isSending, isSigned]);
}
