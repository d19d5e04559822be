import { createStore } from 'zustand/vanilla';
import {
  findSignIn,
  insertSignIn,
  type SignInKey,
  signInRecordOf,
  signInRefusal,
} from '../../api/checkIn/signIns.ts';
import type { RegistrationLookup } from '../../api/registration/registrations.ts';
import type { FoundEntry } from '../../device/outbox.ts';
import { noteKey, type SignInNote } from '../../domain/signIn/signInNote.ts';
import { isServerRow, readLine, readReference, type ServerRow } from '../../domain/serverRow.ts';
import { preparedInsert } from '../../domain/submission/newStates.ts';
import type { Refusal, SubmissionState } from '../../domain/submission/state.ts';
import { formatVenueTime } from '../../domain/venueTime.ts';
import { services } from '../services.ts';
import { shelves, voucherShelf } from '../shelves.ts';
import { createSubmission, type Submission } from '../submission/createSubmission.ts';
import { type SubmissionGateway, rejectIncomplete } from '../submission/submissionGateway.ts';
import type { SubmissionEntry } from '../submission/submissionSteps.ts';
import { isSignInEntry, signInMark } from './isSignInEntry.ts';
import { signInNotes } from './signInNotes.ts';

export interface CheckInQueueView {
  /** Where the sending of this page is, by `noteKey`. */
  readonly states: Readonly<Record<string, SubmissionState>>;
  /** Who was found to have signed in before this page's tap, by `noteKey`. */
  readonly earlier: Readonly<Record<string, true>>;
}

/** What this page is sending. */
export const checkInQueue = createStore<CheckInQueueView>()(() => ({ states: {}, earlier: {} }));

interface Sending {
  readonly key: SignInKey;
  readonly tappedAtMs: number;
  readonly submission: Submission;
  /** The row as the server gave it, by whichever answer it came. */
  readonly row: () => ServerRow | undefined;
}

/** By `noteKey`, from the tap until it is over: a second tap finds the first one's. */
const live = new Map<string, Sending>();

const holderOf = (key: SignInKey) => signInMark + noteKey(key);

/** The row as it goes out, made from the note: the same however often it is made. */
function entryOf({
  exhibitionId,
  placeId,
  registrationId,
  tappedAtMs,
  clientRef,
}: SignInNote): SubmissionEntry {
  const key = { exhibitionId, placeId, registrationId };
  const voucher = voucherShelf()
    .list()
    .find(({ recordId }) => recordId === registrationId);
  const record = signInRecordOf({
    ...key,
    visitorId: voucher?.visitorId ?? '',
    clientRef,
    phoneTime: formatVenueTime(tappedAtMs, 'yyyy-MM-dd HH:mm:ss'),
    isOffline: !navigator.onLine,
  });
  const personId = holderOf(key);
  return { id: clientRef, exhibitionId, channelId: '', clientRef, personId, record, secretFields: [] };
}

async function begin(note: SignInNote): Promise<void> {
  const { exhibitionId, placeId, registrationId, tappedAtMs } = note;
  const entry = entryOf(note);
  const sending = open({ exhibitionId, placeId, registrationId }, entry, tappedAtMs);
  const { outbox } = await shelves();
  // In the outbox before anything of the network is loaded: a dead line must not keep it from being saved.
  await outbox.put({ ...entry, state: preparedInsert(tappedAtMs), updatedAtMs: services().now() });
  runOn(sending, () => sending.submission.start());
}

function open(
  key: SignInKey,
  entry: SubmissionEntry,
  tappedAtMs: number,
  missing: readonly string[] = [],
): Sending {
  let row: ServerRow | undefined;
  const gateway: SubmissionGateway = {
    async insert(client) {
      const sent = await insertSignIn(client, entry.record);
      const result = sent.envelope?.result;
      const answered: unknown = Array.isArray(result) ? result[0] : result;
      if (isServerRow(answered)) row = answered;
      return sent;
    },
    // A sign-in is not corrected.
    update: () => Promise.resolve({ status: undefined }),
    async find(client): Promise<RegistrationLookup> {
      // Proven by the answer of the send: nothing is left to ask.
      if (row !== undefined && isProven(sending)) return { kind: 'found', rows: [row] };
      const found = await findSignIn(client, key);
      if (found.kind === 'found') row = found.rows[0];
      return found;
    },
    count: () => Promise.resolve(undefined),
  };
  const submission = createSubmission(entry, rejectIncomplete(gateway, missing));
  const sending: Sending = { key, tappedAtMs, submission, row: () => row };
  live.set(noteKey(key), sending);
  const tell = () => {
    const { state } = submission.store.getState();
    const { states } = checkInQueue.getState();
    checkInQueue.setState({ states: { ...states, [noteKey(key)]: state } });
    // Said as soon as it is proven; what is put away afterwards keeps nobody waiting.
    if (state.at === 'done') confirm(sending);
  };
  submission.store.subscribe(tell);
  tell();
  return sending;
}

const isProven = ({ submission }: Sending) => submission.store.getState().state.at === 'done';

/** Runs until a person or the network has the next word, and takes from there what came of it. */
function runOn(sending: Sending, run: () => Promise<void>): void {
  void run()
    .then(() => settle(sending))
    .catch(() => {});
}

async function settle(sending: Sending): Promise<void> {
  const { key, submission } = sending;
  // Several taps wait for the same end, and the next intent may have begun since.
  if (live.get(noteKey(key)) !== sending) return;
  const { state } = submission.store.getState();
  if (state.at === 'done') confirm(sending);
  else if (state.at === 'overwriteAsked') {
    // There is a row of this person at this place, sent from elsewhere: there is to be no second one.
    markEarlier(key);
    confirm(sending);
  } else if (state.at === 'rejected') refuse(sending, state.refusal);
  else return;
  live.delete(noteKey(key));
  await submission.forget();
}

function refuse(sending: Sending, refusal: Refusal): void {
  const reason = signInRefusal(refusal.resCode);
  if (reason === undefined) {
    markEarlier(sending.key);
    return confirm(sending);
  }
  const { key, tappedAtMs } = sending;
  const message = refusal.message;
  const clientRef = '';
  signInNotes().put({ ...key, kind: 'refused', signedAt: '', tappedAtMs, clientRef, reason, message });
}

function confirm({ key, tappedAtMs, row }: Sending): void {
  const known = row();
  const isOfThis = known !== undefined && readReference(known['RegistrationId']) === key.registrationId;
  const signedAt = isOfThis ? readLine(known['SignedAt']) || readLine(known['CreatedAt']) : '';
  signInNotes().put({ ...key, kind: 'signed', signedAt, tappedAtMs, clientRef: '' });
}

function markEarlier(key: SignInKey): void {
  const { earlier } = checkInQueue.getState();
  checkInQueue.setState({ earlier: { ...earlier, [noteKey(key)]: true } });
}

const noteOf = (key: SignInKey): SignInNote | undefined =>
  signInNotes()
    .list()
    .find((note) => noteKey(note) === noteKey(key));

/**
 * Sends what was tapped: on this page, on an earlier one, or in another tab. Each is a record, an intent and an entry of the
 * outbox of its own, and what is on its way already is hurried on. Never rejects.
 */
export async function sendCheckIns(): Promise<void> {
  try {
    const { outbox } = await shelves();
    const left = (await outbox.list()).filter((entry) => isSignInEntry(entry) && entry.isReadable);
    const waiting = signInNotes()
      .list()
      .filter(({ kind }) => kind === 'waiting');
    for (const sending of Array.from(live.values())) retry(sending);
    for (const found of left) adopt(found);
    await Promise.all(waiting.filter((note) => !live.has(noteKey(note))).map(begin));
  } catch {
    // The phone keeps it, and the next occasion comes.
  }
}

function retry(sending: Sending): void {
  const { state } = sending.submission.store.getState();
  // A 403 has a page of its own; asking again by itself would lead there again and again.
  if (state.at === 'parked' && state.because !== 'forbidden')
    runOn(sending, () => sending.submission.resume());
}

function adopt(found: FoundEntry): void {
  const key = keyIn(found);
  if (live.has(noteKey(key))) return;
  const { state, updatedAtMs, isReadable: _, missingFields, ...entry } = found;
  const tappedAtMs = noteOf(key)?.tappedAtMs ?? updatedAtMs;
  const sending = open(key, entry, tappedAtMs, missingFields);
  const { clientRef } = entry;
  if (noteOf(key)?.kind !== 'signed')
    signInNotes().put({ ...key, kind: 'waiting', signedAt: '', tappedAtMs, clientRef });
  runOn(sending, async () => {
    await sending.submission.reopen(state as SubmissionState);
    await sending.submission.resume();
  });
}

function keyIn({ exhibitionId, record }: FoundEntry): SignInKey {
  return {
    exhibitionId,
    placeId: readReference(record['SignInPlaceId']),
    registrationId: readReference(record['RegistrationId']),
  };
}
