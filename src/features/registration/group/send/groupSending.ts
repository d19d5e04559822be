import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FoundEntry } from '../../../../device/outbox/outbox.ts';
import type { SubmissionState } from '../../../../domain/submission/submissionState.ts';
import { selfId } from '../../../../domain/group/groupMember.ts';
import { leaveRoster, memberAddress } from '../../../../flows/registration/groupRoster.ts';
import { finishRegistration } from '../../../../flows/submission/finishRegistration.ts';
import { isAbout } from '../../../../flows/visit/isAbout.ts';
import type { Registration } from '../../../../api/registration/registrationRecord.ts';
import { readLine } from '../../../../domain/record/serverRow.ts';
import type { DraftAddress } from '../../../../flows/registration/registrationDraft.ts';
import { localStores } from '../../../../flows/session/localStores.ts';
import {
  createSubmission,
  reopenSubmission,
  type Submission,
} from '../../../../flows/submission/createSubmission.ts';
import { outboxOwnerKey } from '../../../../flows/submission/outboxOwnerKey.ts';
import { memberEntry, type TypedMember } from '../../registrationEntry.ts';
import { registrationGateway } from '../../../../flows/submission/registrationGateway.ts';
import type { StoredRow } from '../../../../flows/submission/submissionGateway.ts';
import type { SubmissionView } from '../../../../flows/submission/submissionView.ts';

type MemberSubmission = Submission<Registration>;

export interface GroupSendingView {
  /** By member, those that were begun in this page or found in the outbox. */
  readonly submissions: Readonly<Record<string, MemberSubmission>>;
  /** Where each of them is. */
  readonly states: Readonly<Record<string, SubmissionState>>;
  /** In the order in which it became known. */
  readonly stored: readonly StoredMember[];
  /** Who was being sent when an earlier page was closed, by member. */
  readonly takenUp: readonly string[];
  /** One after the other is being sent. */
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
   * the others waiting; where nothing gets through at all, the rest is left for another tap.
   */
  readonly send: (intents: readonly TypedMember[]) => Promise<void>;
  /** Resumes what an earlier page has left in the outbox. */
  readonly reopen: (memberIds: readonly string[]) => Promise<void>;
  /** The member is changed or left out; nothing happens where something may have arrived already. */
  readonly giveUp: (memberId: string) => Promise<void>;
}

/** The next person can be sent: this one is done, is looked up in the background, or needs a decision. */
function isSettled<Row extends StoredRow>({ state, elsewhere }: SubmissionView<Row>): boolean {
  if (elsewhere) return true;
  if (state.at === 'done') return state.reconciled;
  return state.at !== 'prepared' && state.at !== 'sending';
}

/** Nothing of it can have arrived, so what was typed may still be changed. */
export function mayChange(state: SubmissionState): boolean {
  if (state.at === 'idle' || state.at === 'rejected') return true;
  return (state.at === 'parked' || state.at === 'overwriteAsked') && state.progress.unanswered === 0;
}

export function createGroupSending(leader: DraftAddress): GroupSending {
  const store = createStore<GroupSendingView>()(() => ({
    submissions: {},
    states: {},
    stored: [],
    takenUp: [],
    isRunning: false,
  }));
  const told = new Set<MemberSubmission>();
  let finishing = Promise.resolve();

  /** Their voucher stays on this phone, and nothing of their form does. */
  async function keep(memberId: string, recordId: string, submission: MemberSubmission): Promise<string> {
    const { row } = submission.store.getState();
    const { record } = submission.entry;
    const name = readLine(record['Name']);
    const groupId = readLine(record['GroupId']);
    await finishRegistration(memberAddress(leader, memberId), { recordId, name, groupId }, row);
    // Also where the page has gone on to another screen. The outbox is the last to forget: a page that is killed
    // in between leaves no empty person on the list.
    await leaveRoster(leader, memberId);
    await submission.forget();
    return name;
  }

  async function finish(memberId: string, recordId: string, submission: MemberSubmission): Promise<void> {
    const name = await keep(memberId, recordId, submission);
    store.setState({ stored: [...store.getState().stored, { memberId, recordId, name }] });
  }

  /** Off the list already when the page was killed: what is left is looked up, and put in order. */
  function finishUnlisted(entries: readonly FoundEntry[]): void {
    for (const entry of entries) {
      const memberId = memberOf(entry, leader);
      if (memberId === undefined) continue;
      const submission = reopenSubmission(entry, registrationGateway);
      void submission.reopen().then(async () => {
        const { state } = submission.store.getState();
        if (state.at === 'done') await keep(memberId, state.recordId, submission);
      });
    }
  }

  function take(memberId: string, submission: MemberSubmission): void {
    const { submissions } = store.getState();
    store.setState({ submissions: { ...submissions, [memberId]: submission } });
    const tell = ({ state }: SubmissionView<Registration>) => {
      if (store.getState().submissions[memberId] !== submission) return;
      store.setState({ states: { ...store.getState().states, [memberId]: state } });
      if (state.at !== 'done' || !state.reconciled || told.has(submission)) return;
      told.add(submission);
      // One at a time: each removes a person from the same list.
      finishing = finishing.then(() => finish(memberId, state.recordId, submission));
    };
    tell(submission.store.getState());
    submission.store.subscribe(tell);
  }

  /** Sends one, as far as that takes a person's patience; what was begun in an earlier page goes on. */
  async function sendOne(intent: TypedMember): Promise<SubmissionState> {
    const memberId = intent.member.id;
    const present = store.getState().submissions[memberId];
    const at = present?.store.getState().state.at;
    if (present === undefined || at === 'idle' || at === 'rejected') {
      const submission = createSubmission(memberEntry(intent), registrationGateway);
      take(memberId, submission);
      return runUntilSettled(submission, () => submission.start(intent.member.recordId));
    }
    if (at === 'parked') return runUntilSettled(present, () => present.resume());
    return present.store.getState().state;
  }

  const holds = ({ personId }: FoundEntry, memberId: string) =>
    personId === outboxOwnerKey({ kind: 'registration', ...memberAddress(leader, memberId) });

  return {
    store,
    async send(intents) {
      // Locked by state: taps within one moment all see the same picture.
      if (store.getState().isRunning) return;
      store.setState({ isRunning: true });
      try {
        for (const intent of intents) {
          const { at } = await sendOne(intent);
          if (at === 'parked') break;
        }
      } finally {
        store.setState({ isRunning: false });
      }
    },
    async reopen(memberIds) {
      const { outbox } = await localStores();
      const waiting = (await outbox.list()).filter(
        ({ exhibitionId, isReadable }) => isReadable && exhibitionId === leader.exhibitionId,
      );
      for (const memberId of memberIds) {
        const found = waiting.find((entry) => holds(entry, memberId));
        if (found === undefined || store.getState().submissions[memberId] !== undefined) continue;
        const submission = reopenSubmission(found, registrationGateway);
        take(memberId, submission);
        store.setState({ takenUp: [...store.getState().takenUp, memberId] });
        void submission.reopen();
      }
      finishUnlisted(waiting.filter((entry) => !memberIds.some((id) => holds(entry, id))));
    },
    async giveUp(memberId) {
      const present = store.getState().submissions[memberId];
      if (present === undefined || !mayChange(present.store.getState().state)) return;
      if (present.store.getState().state.at === 'overwriteAsked') await present.overwrite(false);
      else await present.edit();
      const { [memberId]: _, ...submissions } = store.getState().submissions;
      const { [memberId]: __, ...states } = store.getState().states;
      store.setState({ submissions, states });
    },
  };
}

/** Which of the leader's people an entry is about; undefined where it belongs to another leader whose contact has the same bucket. */
function memberOf({ personId = '', record }: FoundEntry, leader: DraftAddress): string | undefined {
  const mark = outboxOwnerKey({ kind: 'registration', ...leader });
  if (personId === mark) return isAbout(leader.contact, record) ? selfId : undefined;
  const { GroupMob: Mob, GroupEmail: Email } = record;
  const isTheirs = personId.startsWith(`${mark}~`) && isAbout(leader.contact, { Mob, Email });
  return isTheirs ? personId.slice(mark.length + 1) : undefined;
}

async function runUntilSettled(
  { store }: MemberSubmission,
  begin: () => Promise<void>,
): Promise<SubmissionState> {
  let stop = () => {};
  const settled = new Promise<void>((resolve) => {
    stop = store.subscribe((view) => {
      if (isSettled(view)) resolve();
    });
  });
  await Promise.race([begin(), settled]);
  stop();
  return store.getState().state;
}
