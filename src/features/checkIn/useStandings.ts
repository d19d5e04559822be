import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Voucher } from '../../device/vouchers/voucher.ts';
import { noteKey } from '../../domain/checkIn/signInNote.ts';
import type { SignInPlace } from '../../domain/checkIn/signInPlace.ts';
import { type SignInStanding, signInStanding } from './rules/signInStanding.ts';
import { signInWindow, type SignInWindow } from '../../domain/checkIn/signInWindow.ts';
import { services } from '../../flows/session/services.ts';
import { checkInQueue } from '../../flows/checkIn/checkInQueue.ts';
import { useSignInNotes } from '../../flows/checkIn/signInNotes.ts';
import type { SignInFacts } from '../../flows/checkIn/useSignInFacts.ts';

/** One of this phone's people at the place. */
export interface PersonAtPlace {
  readonly voucher: Voucher;
  readonly standing: SignInStanding;
  /** Had signed in before this page was tapped. */
  readonly isEarlier: boolean;
}

export interface PlaceAddress {
  readonly exhibitionId: string;
  readonly placeId: string;
}

/** How often a page that is left open looks whether a place has opened. */
const lookAgainMs = 15_000;

function useNow(): number {
  const [nowMs, setNowMs] = useState(() => services().now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(services().now()), lookAgainMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

/** Whether the place takes sign-ins at this moment of the server's clock. */
export function useWindow(place: SignInPlace | undefined, { clockOffsetMs }: SignInFacts): SignInWindow {
  const nowMs = useNow();
  if (place === undefined) return 'unknown';
  return signInWindow(place, clockOffsetMs === undefined ? undefined : nowMs + clockOffsetMs);
}

/** Where each of these people stands at the place. */
export function useStandings(
  { placeId }: PlaceAddress,
  held: readonly Voucher[],
  place: SignInPlace | undefined,
  facts: SignInFacts,
): readonly PersonAtPlace[] {
  const notes = useSignInNotes();
  const { states, earlier } = useStore(checkInQueue);
  const window = useWindow(place, facts);
  const keyOf = ({ recordId }: Voucher) => noteKey({ placeId, registrationId: recordId });
  const isWaiting = held.some((voucher) =>
    notes.some((note) => note.kind === 'waiting' && noteKey(note) === keyOf(voucher)),
  );
  const isSlow = useIsLong(isWaiting);
  return held.map((voucher) => {
    const key = keyOf(voucher);
    const sending = states[key];
    const standing = signInStanding({
      place,
      window,
      note: notes.find((note) => noteKey(note) === key),
      approveState: facts.isAnswered ? voucher.approveState : undefined,
      sending,
      isSlow: isSlow || !navigator.onLine,
    });
    return { voucher, standing, isEarlier: sending === undefined || earlier[key] === true };
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
