import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import type { SubmissionState } from '#sending/rules/submissionState.ts';
import type { DraftAddress } from '#entities/registration/registrationDraft.ts';
import { localStores } from '#session/localStores.ts';
import { createSubmission, reopenSubmission } from '#sending/createSubmission.ts';
import { newcomer } from '#sending/outgoing/newcomer.ts';
import type { Sender } from '#sending/rules/sender.ts';
import { registrationGateway } from '#entities/registration/registrationGateway.ts';
import { memberEntry, type TypedMember } from '#features/registration/registrationEntry.ts';
import { isEntryOf, memberOf } from './entryMember.ts';
import { finishMember } from './finishMember.ts';
import { type MemberSubmission, runUntilSettled } from './runUntilSettled.ts';

export interface GroupSendingView {
  /** By member, those that were begun in this page or found in the outbox. */
  readonly submissions: Readonly<Record<string, MemberSubmission>>;
  readonly states: Readonly<Record<string, SubmissionState>>;
  /** In the order in which it became known. */
  readonly stored: readonly StoredMember[];
  /** Who was being sent when an earlier page was closed, by member. */
  readonly takenUp: readonly string[];
  readonly isRunning: boolean;
}

/** A person whose registration is proven to be stored; their voucher is on this phone. */
export interface StoredMember {
  readonly memberId: string;
  readonly recordId: string;
  readonly name: string;
}

export interface GroupSending {
  readonly store: StoreApi<GroupSendingView>;
  /**
   * Sends those who are neither stored nor on their way, one after the other. One that is being looked up does not keep
   * the others waiting; where nothing gets through at all, the rest is left for another tap, and is sent first then.
   */
  readonly send: (intents: readonly TypedMember[]) => Promise<void>;
  /** Resumes what an earlier page has left in the outbox. */
  readonly reopen: (memberIds: readonly string[]) => Promise<void>;
  /** The member is changed or left out; nothing happens where something may have arrived already. */
  readonly giveUp: (memberId: string) => Promise<void>;
}

/** Nothing of it can have arrived, so what was typed may still be changed. */
export function mayChange(state: SubmissionState): boolean {
  if (state.at === 'idle' || state.at === 'rejected') return true;
  return (state.at === 'parked' || state.at === 'overwriteAsked') && state.progress.unanswered === 0;
}

interface SendingContext {
  readonly leader: DraftAddress;
  readonly store: StoreApi<GroupSendingView>;
  readonly track: (memberId: string, submission: MemberSubmission) => void;
}

export function createGroupSending(leader: DraftAddress): GroupSending {
  const store = createStore<GroupSendingView>()(() => ({
    submissions: {},
    states: {},
    stored: [],
    takenUp: [],
    isRunning: false,
  }));
  const context = { leader, store, track: createTracking(leader, store) };
  return {
    store,
    send: (intents) => sendInTurn(context, intents),
    reopen: (memberIds) => reopenMembers(context, memberIds),
    giveUp: (memberId) => giveUpMember(store, memberId),
  };
}

/** Shows where a member's submission is, and finishes it when it is proven to be stored. */
function createTracking(
  leader: DraftAddress,
  { getState, setState }: SendingContext['store'],
): SendingContext['track'] {
  const finished = new Set<MemberSubmission>();
  let finishing = Promise.resolve();

  async function finish(memberId: string, recordId: string, submission: MemberSubmission): Promise<void> {
    const name = await finishMember(leader, memberId, recordId, submission);
    setState({ stored: [...getState().stored, { memberId, recordId, name }] });
  }

  return (memberId, submission) => {
    setState({ submissions: { ...getState().submissions, [memberId]: submission } });
    const show = ({ state }: ReturnType<MemberSubmission['store']['getState']>) => {
      if (getState().submissions[memberId] !== submission) return;
      setState({ states: { ...getState().states, [memberId]: state } });
      if (state.at !== 'done' || !state.reconciled || finished.has(submission)) return;
      finished.add(submission);
      // One at a time: each removes a person from the same list.
      finishing = finishing.then(() => finish(memberId, state.recordId, submission));
    };
    show(submission.store.getState());
    submission.store.subscribe(show);
  };
}

async function sendInTurn(context: SendingContext, intents: readonly TypedMember[]): Promise<void> {
  const { store } = context;
  // Locked by state: taps within one moment all see the same picture.
  if (store.getState().isRunning) return;
  store.setState({ isRunning: true });
  const sender = newcomer();
  try {
    const isParked = ({ member }: TypedMember) => store.getState().states[member.id]?.at === 'parked';
    // One whom the server does not answer about would otherwise keep the others waiting at each tap.
    const inOrder = [...intents.filter((intent) => !isParked(intent)), ...intents.filter(isParked)];
    for (const intent of inOrder) {
      const { at } = await sendOne(context, intent, sender);
      if (at === 'parked') break;
    }
  } finally {
    store.setState({ isRunning: false });
  }
}

/** Sends one, as far as that takes a person's patience; what was begun in an earlier page goes on. */
async function sendOne(
  { store, track }: SendingContext,
  intent: TypedMember,
  sender: Sender,
): Promise<SubmissionState> {
  const memberId = intent.member.id;
  const present = store.getState().submissions[memberId];
  const at = present?.store.getState().state.at;
  if (present === undefined || at === 'idle' || at === 'rejected') {
    const submission = createSubmission(memberEntry(intent, sender), registrationGateway);
    track(memberId, submission);
    return runUntilSettled(submission, () => submission.start(intent.member.recordId));
  }
  if (at === 'parked') return runUntilSettled(present, () => present.resume());
  return present.store.getState().state;
}

async function reopenMembers(
  { leader, store, track }: SendingContext,
  memberIds: readonly string[],
): Promise<void> {
  const { outbox } = await localStores();
  const waiting = (await outbox.list()).filter(
    ({ exhibitionId, isReadable }) => isReadable && exhibitionId === leader.exhibitionId,
  );
  const isOf = (entry: FoundEntry, memberId: string) => isEntryOf(entry, leader, memberId);
  for (const memberId of memberIds) {
    const found = waiting.find((entry) => isOf(entry, memberId));
    if (found === undefined || store.getState().submissions[memberId] !== undefined) continue;
    const submission = reopenSubmission(found, registrationGateway);
    track(memberId, submission);
    store.setState({ takenUp: [...store.getState().takenUp, memberId] });
    void submission.reopen();
  }
  finishUnlisted(
    leader,
    waiting.filter((entry) => !memberIds.some((id) => isOf(entry, id))),
  );
}

/** Off the list already when the page was killed: what is left is looked up, and put in order. */
function finishUnlisted(leader: DraftAddress, entries: readonly FoundEntry[]): void {
  for (const entry of entries) {
    const memberId = memberOf(entry, leader);
    if (memberId === undefined) continue;
    const submission = reopenSubmission(entry, registrationGateway);
    void submission.reopen().then(async () => {
      const { state } = submission.store.getState();
      if (state.at === 'done') await finishMember(leader, memberId, state.recordId, submission);
    });
  }
}

async function giveUpMember(store: SendingContext['store'], memberId: string): Promise<void> {
  const present = store.getState().submissions[memberId];
  if (present === undefined || !mayChange(present.store.getState().state)) return;
  if (present.store.getState().state.at === 'overwriteAsked') await present.overwrite(false);
  else await present.edit();
  const { [memberId]: _, ...submissions } = store.getState().submissions;
  const { [memberId]: __, ...states } = store.getState().states;
  store.setState({ submissions, states });
}
