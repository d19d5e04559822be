import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { checkInKey } from '#entities/checkIn/rules/localCheckIn.ts';
import type { CheckInPlace } from '#entities/checkIn/rules/checkInPlace.ts';
import { type CheckInStatus, checkInStatus } from './rules/checkInStatus.ts';
import { checkInWindow, type CheckInWindow } from '#entities/checkIn/rules/checkInWindow.ts';
import { services } from '#session/services.ts';
import { checkInQueue } from '#entities/checkIn/checkInQueue.ts';
import { useLocalCheckIns } from '#entities/checkIn/localCheckIns.ts';
import type { CheckInFacts } from '#entities/checkIn/useCheckInFacts.ts';

export interface PersonAtPlace {
  readonly voucher: Voucher;
  readonly status: CheckInStatus;
  /** Had checked in before this page was tapped. */
  readonly isEarlier: boolean;
}

export interface PlaceAddress {
  readonly exhibitionId: string;
  readonly placeId: string;
}

/** How often a page that is left open looks whether a place has opened. */
const refreshMs = 15_000;

function useNow(): number {
  const [nowMs, setNowMs] = useState(() => services().now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(services().now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

/** Whether the place takes check-ins at this moment of the server's clock. */
export function useWindow(place: CheckInPlace | undefined, { clockOffsetMs }: CheckInFacts): CheckInWindow {
  const nowMs = useNow();
  if (place === undefined) return 'unknown';
  return checkInWindow(place, clockOffsetMs === undefined ? undefined : nowMs + clockOffsetMs);
}

export function useCheckInStatuses(
  { placeId }: PlaceAddress,
  held: readonly Voucher[],
  place: CheckInPlace | undefined,
  facts: CheckInFacts,
): readonly PersonAtPlace[] {
  const notes = useLocalCheckIns();
  const { states, earlier } = useStore(checkInQueue);
  const window = useWindow(place, facts);
  const keyOf = ({ recordId }: Voucher) => checkInKey({ placeId, registrationId: recordId });
  const isWaiting = held.some((voucher) =>
    notes.some((note) => note.kind === 'waiting' && checkInKey(note) === keyOf(voucher)),
  );
  const isSlow = useIsLong(isWaiting);
  return held.map((voucher) => {
    const key = keyOf(voucher);
    const sending = states[key];
    const status = checkInStatus({
      place,
      window,
      note: notes.find((note) => checkInKey(note) === key),
      approveState: facts.isAnswered ? voucher.approveState : undefined,
      sending,
      isSlow: isSlow || !navigator.onLine,
    });
    return { voucher, status, isEarlier: sending === undefined || earlier[key] === true };
  });
}

/** Whether something has been true for longer than anybody should have to watch it. */
export function useIsLong(isTrue: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setIsLong(true), services().times.stillTryingMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isTrue]);
  return isTrue && isLong;
}
