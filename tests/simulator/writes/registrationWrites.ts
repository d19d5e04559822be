import type { Registration } from '#entities/registration/api/registrationRecord.ts';
import type { DraftAddress } from '#entities/registration/registrationDraft.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { type GroupMember, selfId } from '#domain/group/groupMember.ts';
import type { Row } from '#sandbox/store/store.ts';
import type { Submission } from '#sending/createSubmission.ts';
import { fairs, type Page, type Wish } from '#tests/sending/duplicates/sweptWrite.ts';
import { nextPerson, type SimulatedWrite } from './simulatedWrite.ts';

const collection = 'VisitorExhibitionInfo';
const exhibitionId = fairs.open;
const company = '江海精工';
const form: FormDefinition = {
  version: '1',
  provenBy: 'mobile',
  fields: [{ key: 'Passport', type: 'idDocument', label: { zh: '', en: '' }, required: false }],
};
const passportOf = (number: string) => ({ Passport: { type: 'passport', number } }) as const;

const addressOf = (value: string): DraftAddress => ({
  exhibitionId,
  channelId: 'visitor00000000000000001',
  contact: { kind: 'mobile', value },
});
const alone = addressOf('13900030000');
const leader = addressOf('13900030001');

const isAtRest = (at: string | undefined) => at !== 'prepared' && at !== 'sending' && at !== 'checking';
const patienceMs = 2_000;
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** Looked for in the background as long as a person would watch it. */
async function untilAtRest(isOver: () => boolean): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end && !isOver(); ) await pause(2);
}

/** Whose codes this phone holds. */
const passes = async ({ tab }: Page): Promise<readonly string[]> =>
  (await tab.localStores()).vouchers
    .list()
    .filter((voucher) => voucher.exhibitionId === exhibitionId)
    .map(({ name }) => name);

/** A login leads away from a form that is being filled in: nothing is left on which the first person could tap. */
const isAnotherHere = ({ tab }: Page): boolean => tab.device.getState().visitorId === nextPerson.visitorId;

/** One person: answers that are typed into a draft, sent, and end as a code on the phone. */
async function registration(page: Page): Promise<Wish> {
  const { tab, phone, said: name } = page;
  const [drafts, { registrationEntry }, { finishRegistration }, { keepVisitor }, { answersToSend }] =
    await Promise.all([
      import('#entities/registration/registrationDraft.ts'),
      import('#features/registration/registrationEntry.ts'),
      import('#entities/registration/stored/finishRegistration.ts'),
      import('#entities/registration/stored/keepVisitor.ts'),
      import('#ui/fields/answersToSend.ts'),
    ]);
  const { contactBucket } = await import('#device/drafts/contactBucket.ts');
  let submission: Submission<Registration> | undefined;
  const identity = { name, company };

  /** As the screen does once it is stored, or once another registration of this contact is found. */
  async function finish(): Promise<void> {
    if (submission === undefined) return;
    const { state, row, other } = submission.store.getState();
    if (state.at === 'done') {
      await finishRegistration(alone, { ...identity, recordId: state.recordId }, row);
      await submission.forget();
    } else if (state.at === 'overwriteAsked' && other !== undefined) {
      await submission.overwrite(false);
      await keepVisitor(other);
    }
  }
  async function send(): Promise<void> {
    const draft = (await drafts.findRegistrationDraft(alone))?.draft;
    const typed = draft?.answers ?? passportOf('E12345678');
    const answers = answersToSend(form.fields, typed);
    const wanted = { address: alone, identity, form, answers, stored: {}, correcting: undefined };
    submission = tab.createSubmission(registrationEntry(wanted), tab.registrationGateway);
    await submission.start();
    await finish();
  }
  return {
    async write() {
      const draft = { answers: passportOf('E12345678'), identity, step: 'information' };
      await drafts.saveRegistrationDraft(alone, draft, form.fields);
      if (!isAnotherHere(page)) await send();
    },
    async goOn() {
      if (submission === undefined) {
        const { outbox } = await tab.localStores();
        const found = await outbox.find(exhibitionId, contactBucket(alone.contact.value));
        if (found === undefined) return;
        submission = tab.reopenSubmission(found, tab.registrationGateway);
        await submission.reopen();
      }
      const { at } = submission.store.getState().state;
      if (at === 'parked') await submission.resume();
      await finish();
    },
    isToldDone: async () => (await passes(page)).includes(name),
    rows: async () =>
      (await phone.registrations(exhibitionId)).filter((row) => row['Mob'] === alone.contact.value),
  };
}

const companions: readonly Omit<GroupMember, 'id'>[] = [
  { name: '沈知行', company, contact: '13900030002', answers: passportOf('E00000002') },
  { name: '陆明远', company, contact: '', answers: passportOf('E00000003') },
];

/** Three people in one go: who leads, one with a number, and one without. */
async function group(page: Page): Promise<Wish> {
  const { phone, said } = page;
  const [{ createGroupSending }, roster, { randomId }, { ownVoucherAt }] = await Promise.all([
    import('#features/registration/group/send/groupSending.ts'),
    import('#entities/registration/groupRoster.ts'),
    import('#device/identity/randomId.ts'),
    import('#session/acting/ownVoucher.ts'),
  ]);
  const self = { name: said, company, contact: leader.contact.value, answers: passportOf('E00000001') };
  const people = [self, ...companions];
  const names = people.map(({ name }) => name);
  const sending = createGroupSending(leader);
  const atOf = (id: string) => sending.store.getState().states[id]?.at;
  type Listed = Pick<Awaited<ReturnType<typeof roster.openRoster>>, 'groupId' | 'members'>;
  const onPhone = (): Promise<Listed> => roster.openRoster(leader, ownVoucherAt(exhibitionId) !== undefined);
  let listed: Listed | undefined;
  const ofLeader = async (): Promise<readonly Row[]> =>
    (await phone.registrations(exhibitionId)).filter(({ Mob, GroupMob }) =>
      [Mob, GroupMob].includes(leader.contact.value),
    );

  /** The people whom the list lacks, as after a page that ended while they were typed. */
  async function typeMissing({ groupId, members }: Listed): Promise<Listed> {
    const held = await passes(page);
    const isThere = (name: string) => held.includes(name) || members.some((member) => member.name === name);
    const added = people
      .filter(({ name }) => !isThere(name))
      .map((person) => ({ ...person, id: person === self ? selfId : randomId() }));
    // A new list begins with an empty line for the person themselves.
    const all = [...members.filter(({ name }) => name !== ''), ...added];
    for (const member of added) await roster.saveMember(leader, member, form.fields);
    if (added.length > 0) await roster.saveRoster(leader, { groupId, members: all, rest: '' });
    return { groupId, members: all };
  }
  async function send({ groupId, members }: Listed): Promise<void> {
    for (const { id } of members)
      if (atOf(id) === 'overwriteAsked') await sending.store.getState().submissions[id]?.overwrite(true);
    const isOpen = ({ id }: GroupMember) => atOf(id) !== 'done';
    await sending.send(
      members.filter(isOpen).map((member) => ({ leader, groupId, member, form, answers: member.answers })),
    );
    await untilAtRest(() => {
      const { states, isRunning } = sending.store.getState();
      return !isRunning && Object.values(states).every(({ at }) => isAtRest(at));
    });
  }
  return {
    async write() {
      listed = await typeMissing(await onPhone());
      if (!isAnotherHere(page)) await send(listed);
    },
    async goOn() {
      if (listed === undefined) {
        const isKept = (await roster.findRoster(leader)) !== undefined;
        const found = await onPhone();
        await sending.reopen(found.members.map(({ id }) => id));
        // Without a list the person types it again.
        if (!isKept) return;
        listed = found;
      }
      await send(listed);
    },
    async isToldDone() {
      const held = await passes(page);
      return names.every((name) => held.includes(name));
    },
    rows: ofLeader,
  };
}

/** The first registration: it makes the visitor who acts from then on. */
export const registrationWrites: readonly SimulatedWrite[] = [
  {
    collection,
    of: 'a first registration',
    exhibitionId,
    newcomer: alone.contact,
    mayStayTwice: true,
    open: registration,
  },
  {
    collection,
    of: 'a group',
    exhibitionId,
    newcomer: leader.contact,
    mayStayTwice: true,
    makes: 3,
    open: group,
  },
];
