import { useEffect, useState } from 'react';
import { listSignInPlaces, listSignIns } from '../../api/checkIn/signIns.ts';
import type { Voucher } from '../../device/voucher.ts';
import { notesAfterAnswer } from '../../domain/signIn/notesAfterAnswer.ts';
import {
  keptPlaceRow,
  readSignInPlace,
  type SignInPlace,
  sortPlaces,
} from '../../domain/signIn/signInPlace.ts';
import { type Holder, refreshVouchers } from '../refreshVouchers.ts';
import { services } from '../services.ts';
import { keepPlaces, keptPlaces } from './keptPlaces.ts';
import type { Finding } from '../visit.ts';
import { signInNotes } from './signInNotes.ts';

export interface SignInFacts {
  /** Those of the last answer until there is a newer one. */
  readonly places: Finding<readonly SignInPlace[]>;
  /** The server has answered on this page: what it holds, and who is approved, is as it says. */
  readonly isAnswered: boolean;
  /** An attempt has failed; it is still being tried, unless `places` has failed. */
  readonly isTroubled: boolean;
  /** What to add to this phone's clock to have the server's; undefined while the server has told none. */
  readonly clockOffsetMs: number | undefined;
  readonly retry: () => void;
}

interface Answer {
  readonly question: string;
  readonly isTroubled: boolean;
  readonly cause?: unknown;
  readonly isAnswered?: boolean;
  readonly clockOffsetMs?: number | undefined;
}

/** The places of an exhibition ('' asks for nothing) and what the server says of these people's sign-ins there. */
export function useSignInFacts(exhibitionId: string, held: readonly Voucher[]): SignInFacts {
  const [attempt, setAttempt] = useState(0);
  // Sorted: a refreshed voucher becomes the newest, and another order would ask without end.
  const ids = held
    .map(({ recordId }) => recordId)
    .sort()
    .join();
  const question = `${exhibitionId}/${ids}/${attempt}`;
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (exhibitionId === '') return undefined;
    let isGone = false;
    const tell = (next: Omit<Answer, 'question'>) => {
      if (!isGone) setAnswer({ question, ...next });
    };
    ask(exhibitionId, held, () => tell({ isTroubled: true })).then(
      (clockOffsetMs) => tell({ isTroubled: false, isAnswered: true, clockOffsetMs }),
      (cause: unknown) => tell({ isTroubled: true, cause }),
    );
    return () => {
      isGone = true;
    };
    // The vouchers are named by their ids; a refreshed one must not ask again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [exhibitionId, question]);

  useEffect(() => {
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  const now = answer?.question === question ? answer : undefined;
  const rows = keptPlaces(exhibitionId);
  const places = rows?.map(readSignInPlace).filter((place) => place !== undefined);
  const isOver = now !== undefined && (now.isAnswered === true || now.cause !== undefined);
  return {
    places:
      places !== undefined
        ? { kind: 'found', value: sortPlaces(places) }
        : isOver
          ? { kind: 'failed', cause: now.cause }
          : { kind: 'finding' },
    isAnswered: now?.isAnswered === true,
    isTroubled: now?.isTroubled === true,
    clockOffsetMs: answer?.clockOffsetMs,
    retry: () => setAttempt((before) => before + 1),
  };
}

/** Asks, keeps what is answered, and answers how far the server's clock is from this phone's. */
async function ask(
  exhibitionId: string,
  held: readonly Voucher[],
  onAttemptFailed: () => void,
): Promise<number | undefined> {
  const client = await services().client();
  const registrationIds = held.map(({ recordId }) => recordId);
  const options = { onAttemptFailed };
  const [rows, records] = await Promise.all([
    listSignInPlaces(client, exhibitionId, options),
    held.length === 0 ? [] : listSignIns(client, { exhibitionId, registrationIds }, options),
  ]);
  const serverMs = client.serverTimeMs();
  const clockOffsetMs = serverMs === undefined ? undefined : serverMs - services().now();
  keepPlaces(exhibitionId, rows.map(keptPlaceRow));
  signInNotes().change((before) => notesAfterAnswer(before, { exhibitionId, registrationIds }, records));
  if (rows.some((row) => readSignInPlace(row)?.needsApproval === true)) await refreshUndecided(held);
  return clockOffsetMs;
}

/** A voucher may be older than the organiser's word. */
async function refreshUndecided(held: readonly Voucher[]): Promise<void> {
  const holders = new Map<string, Holder>();
  for (const { exhibitionId, group, visitorId, approveState } of held) {
    if (approveState === '2') continue;
    if (group !== undefined) holders.set(group.id, { exhibitionId, groupId: group.id });
    else if (visitorId !== '') holders.set(visitorId, { exhibitionId, visitorId });
  }
  await Promise.all(Array.from(holders.values(), refreshVouchers));
}
