import { createStore } from 'zustand/vanilla';
import {
  findCheckIn,
  insertCheckIn,
  readStoredCheckIn,
  type CheckInKey,
  checkInRow,
  checkInRefusal,
  type StoredCheckIn,
} from './api/checkIns.ts';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import { checkInKey, type LocalCheckIn } from './rules/localCheckIn.ts';
import { readReference } from '#domain/record/serverRow.ts';
import { preparedInsert } from '#sending/rules/newStates.ts';
import type { Refusal, SubmissionState } from '#sending/rules/submissionState.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { services } from '#session/services.ts';
import { localStores, voucherStore } from '#session/localStores.ts';
import { createSubmission, reopenSubmission, type Submission } from '#sending/createSubmission.ts';
import { outboxEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import { mayLeave } from '#sending/outgoing/mayLeave.ts';
import { resumedOnce } from '#sending/onEveryChance.ts';
import { isCheckInEntry } from '#sending/outboxOwnerKey.ts';
import { noUpdate, type SubmissionGateway } from '#sending/submissionGateway.ts';
import { hasWaitingCheckIns, localCheckIns } from './localCheckIns.ts';

export interface CheckInQueueView {
  /** Where the sending of this page is, by `checkInKey`. */
  readonly states: Readonly<Record<string, SubmissionState>>;
  /** Who was found to have checked in before this page's tap, by `checkInKey`. */
  readonly earlier: Readonly<Record<string, true>>;
}

export const checkInQueue = createStore<CheckInQueueView>()(() => ({ states: {}, earlier: {} }));

interface Sending {
  readonly key: CheckInKey;
  readonly tappedAtMs: number;
  readonly submission: Submission<StoredCheckIn>;
}

/** By `checkInKey`, from the tap until it is over: a second tap finds the first one's. */
const live = new Map<string, Sending>();

/** The row as it goes out, made from the note: the same however often it is made. */
function entryOf({
  exhibitionId,
  placeId,
  registrationId,
  tappedAtMs,
  clientRef,
  actorId = '',
}: LocalCheckIn): SubmissionEntry {
  const key = { exhibitionId, placeId, registrationId };
  const visitorId = visitorOf(registrationId);
  const record = checkInRow({
    ...key,
    visitorId,
    clientRef,
    phoneTime: formatVenueTime(tappedAtMs, 'yyyy-MM-dd HH:mm:ss'),
    isOffline: !navigator.onLine,
  });
  return outboxEntry({
    exhibitionId,
    clientRef,
    owner: { kind: 'checkIn', ...key, visitorId, actorId },
    record,
  });
}

/** '' where no pass on this phone says it. */
const visitorOf = (registrationId: string): string =>
  voucherStore()
    .list()
    .find(({ recordId }) => recordId === registrationId)?.visitorId ?? '';

/** What was tapped under one login is not sent under another's. */
const mayBegin = ({ exhibitionId, registrationId, actorId = '' }: LocalCheckIn): boolean =>
  mayLeave({ kind: 'passHolder', exhibitionId, visitorId: visitorOf(registrationId), actorId });

async function begin(note: LocalCheckIn): Promise<void> {
  const { exhibitionId, placeId, registrationId, tappedAtMs } = note;
  const entry = entryOf(note);
  const key = { exhibitionId, placeId, registrationId };
  const sending = track(key, tappedAtMs, createSubmission(entry, checkInGateway));
  const { outbox } = await localStores();
  // In the outbox before anything of the network is loaded: a dead line must not keep it from being saved.
  await outbox.put({ ...entry, state: preparedInsert(tappedAtMs), updatedAtMs: services().now() });
  runOn(sending, () => sending.submission.start());
}

function checkInGateway({ exhibitionId, record }: SubmissionEntry): SubmissionGateway<StoredCheckIn> {
  const key = keyIn({ exhibitionId, record });
  return {
    insert: (client) => insertCheckIn(client, record),
    update: noUpdate,
    find: (client) => findCheckIn(client, key),
    count: () => Promise.resolve(undefined),
    read: readStoredCheckIn,
    collection: 'SignInRecord',
  };
}

function track(key: CheckInKey, tappedAtMs: number, submission: Submission<StoredCheckIn>): Sending {
  const sending: Sending = { key, tappedAtMs, submission };
  live.set(checkInKey(key), sending);
  const tell = () => {
    const { state } = submission.store.getState();
    const { states } = checkInQueue.getState();
    checkInQueue.setState({ states: { ...states, [checkInKey(key)]: state } });
    // Shown as soon as it is proven; the cleanup that follows is not waited for.
    if (state.at === 'done') confirm(sending);
  };
  submission.store.subscribe(tell);
  tell();
  return sending;
}

/** Runs until a person or the network has the next word, and takes from there what came of it. */
function runOn(sending: Sending, run: () => Promise<void>): void {
  void run()
    .then(() => settle(sending))
    .catch(() => {});
}

async function settle(sending: Sending): Promise<void> {
  const { key, submission } = sending;
  // Several taps wait for the same end, and the next intent may have begun since.
  if (live.get(checkInKey(key)) !== sending) return;
  const { state } = submission.store.getState();
  if (state.at === 'done') confirm(sending);
  else if (state.at === 'overwriteAsked') {
    // There is a row of this person at this place, sent from elsewhere: there is to be no second one.
    markEarlier(key);
    confirm(sending);
  } else if (state.at === 'rejected') refuse(sending, state.refusal);
  else return;
  live.delete(checkInKey(key));
  await submission.forget();
}

function refuse(sending: Sending, refusal: Refusal): void {
  const reason = checkInRefusal(refusal.resCode);
  if (reason === undefined) {
    markEarlier(sending.key);
    return confirm(sending);
  }
  const { key, tappedAtMs } = sending;
  const message = refusal.message;
  const clientRef = '';
  localCheckIns().put({ ...key, kind: 'refused', signedAt: '', tappedAtMs, clientRef, reason, message });
}

function confirm({ key, tappedAtMs, submission }: Sending): void {
  const { row, other } = submission.store.getState();
  const known = row ?? other;
  const signedAt = known?.registrationId === key.registrationId ? known.signedAt : '';
  const confirmedAtMs = services().now();
  localCheckIns().put({ ...key, kind: 'signed', signedAt, tappedAtMs, confirmedAtMs, clientRef: '' });
}

function markEarlier(key: CheckInKey): void {
  const { earlier } = checkInQueue.getState();
  checkInQueue.setState({ earlier: { ...earlier, [checkInKey(key)]: true } });
}

const noteOf = (key: CheckInKey): LocalCheckIn | undefined =>
  localCheckIns()
    .list()
    .find((note) => checkInKey(note) === checkInKey(key));

/** Sends what was tapped on this page, on an earlier one or in another tab; a parked sending is retried now. Never rejects. */
export async function sendCheckIns(): Promise<void> {
  try {
    const { outbox } = await localStores();
    const left = (await outbox.list()).filter((entry) => isCheckInEntry(entry) && entry.isReadable);
    const waiting = localCheckIns()
      .list()
      .filter((note) => note.kind === 'waiting' && mayBegin(note));
    for (const sending of Array.from(live.values())) retry(sending);
    for (const found of left) if (found.sender === undefined || mayLeave(found.sender)) adopt(found);
    await Promise.all(waiting.filter((note) => !live.has(checkInKey(note))).map(begin));
  } catch {
    // The phone keeps it, and the next occasion comes.
  }
}

export const resumePendingCheckIns = resumedOnce((chance) => {
  const mayTry = chance !== 'timer' || navigator.onLine;
  if (mayTry && hasWaitingCheckIns()) void sendCheckIns();
});

function retry(sending: Sending): void {
  const { state } = sending.submission.store.getState();
  const { sender } = sending.submission.entry;
  if (sender !== undefined && !mayLeave(sender)) return;
  // A 403 has its own page; an automatic retry would lead there repeatedly.
  if (state.at === 'parked' && state.because !== 'forbidden')
    runOn(sending, () => sending.submission.resume());
}

function adopt(found: FoundEntry): void {
  const key = keyIn(found);
  if (live.has(checkInKey(key))) return;
  const { clientRef, updatedAtMs } = found;
  const tappedAtMs = noteOf(key)?.tappedAtMs ?? updatedAtMs;
  const sending = track(key, tappedAtMs, reopenSubmission(found, checkInGateway));
  if (noteOf(key)?.kind !== 'signed')
    localCheckIns().put({
      ...key,
      kind: 'waiting',
      signedAt: '',
      tappedAtMs,
      clientRef,
      actorId: found.sender?.kind === 'passHolder' ? found.sender.actorId : '',
    });
  runOn(sending, async () => {
    await sending.submission.reopen();
    await sending.submission.resume();
  });
}

function keyIn({ exhibitionId, record }: Pick<SubmissionEntry, 'exhibitionId' | 'record'>): CheckInKey {
  return {
    exhibitionId,
    placeId: readReference(record['SignInPlaceId']),
    registrationId: readReference(record['RegistrationId']),
  };
}
