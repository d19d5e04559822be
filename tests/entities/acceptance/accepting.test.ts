// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import type { AcceptanceNote } from '#entities/acceptance/rules/acceptanceNote.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const exhibitionId = 'stand0000000000000000001';
const contact = { kind: 'mobile', value: '13912340001' } as const;
const note: AcceptanceNote = {
  exhibitionId,
  invitationId: 'invitestand0000000000002',
  clientRef: 'acceptance',
  visitorId: '',
  registrationRef: '',
  exhibitorId: 'exhibitor000000000000001',
  contactId: '',
  startMs: 0,
  endMs: 0,
  place: '',
  words: '',
  state: 'waiting',
};
const inviter = { name: '苏映雪', phone: '' };
let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  for (const tab of tabs) tab.kill();
  tabs = [];
});

async function newTab() {
  const tab = await openTab();
  tabs.push(tab);
  const [accepting, finishing, sending, records] = await Promise.all([
    import('#entities/acceptance/accepting.ts'),
    import('#entities/registration/stored/finishRegistration.ts'),
    import('#entities/invitation/sendAcceptances.ts'),
    import('#entities/registration/api/registrationRecord.ts'),
  ]);
  return { ...tab, ...accepting, ...finishing, ...sending, ...records };
}

const accepted = async () =>
  (await phone.rows('InvitationInfo', exhibitionId)).filter((row) => row['InvitationId'] !== undefined);

async function register(fields: Row): Promise<Row> {
  const record = { ExhibitionId: exhibitionId, Name: '林小满', Mob: contact.value, ...fields };
  return (await phone.call('insert/VisitorExhibitionInfo', { record })).result as Row;
}

async function finish(tab: Awaited<ReturnType<typeof newTab>>, stored: Row) {
  const address = { exhibitionId, channelId: '', contact };
  const sent = { recordId: String(stored['RecordId']), name: '林小满', company: '' };
  await tab.finishRegistration(address, sent, tab.readRegistration(stored));
}

it('an acceptance outlives a page that is closed between its registration and the answer, and is sent once', async () => {
  const first = await newTab();
  first.beginAccepting(note, inviter);
  expect(first.acceptWith(exhibitionId, 'registration')).toBe(note.invitationId);
  first.kill();
  sessionStorage.clear();
  const stored = await register({ ClientRef: 'registration' });
  const next = await newTab();
  await finish(next, stored);
  next.kill();
  const last = await newTab();
  await last.sendAcceptances();
  await last.sendAcceptances();
  await eventually(async () => expect(await accepted()).toMatchObject([{ VisitorId: stored['VisitorId'] }]));
});

it('what one person has tapped is not accepted by the next who registers on the phone', async () => {
  const first = await newTab();
  first.beginAccepting(note, inviter);
  first.acceptWith(exhibitionId, 'registration');
  first.kill();
  sessionStorage.clear();
  const other = await newTab();
  await finish(other, await register({ ClientRef: 'other' }));
  await other.sendAcceptances();
  expect(await accepted()).toEqual([]);
});
