// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { answersOfTimes, timesChanges } from '#features/exhibitorCenter/rules/timesAnswers.ts';
import { dayKey, timesParts } from '#features/exhibitorCenter/rules/forms/timesForm.ts';
import { isFree, slotDays } from '#entities/appointment/rules/slots.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const booth = {
  exhibitionId: 'stand0000000000000000001',
  exhibitorId: 'exhibitor000000000000001',
  exhibitorUserId: 'user00000000000exhibitor',
};
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
  vi.restoreAllMocks();
});

async function openPage() {
  const tab = await openTab();
  tabs.push(tab);
  tab.device.getState().set('exhibitorId', booth.exhibitorId);
  tab.device.getState().set('exhibitorUserId', booth.exhibitorUserId);
  const times = await import('#features/exhibitorCenter/times/boothTimesQueries.ts');
  const gateway = await import('#features/exhibitorCenter/ownRows/boothRowGateway.ts');
  const { calendars } = await import('#entities/appointment/api/appointmentCollections.ts');
  const client = await tab.services().client();
  /** As a visitor sees them. */
  const seen = async (contactId: string) => {
    const parts = { ExhibitionId: booth.exhibitionId, ExhibitorId: booth.exhibitorId, SerchType: '2' };
    const found = (await calendars.list(client, parts)).find((one) => one.contactId === contactId);
    return found === undefined ? [] : slotDays(found, Date.now());
  };
  return { ...tab, ...times, ...gateway, client, seen };
}

const approvals = () => phone.rows('AutoApprovalInvition', booth.exhibitionId);
const writes = () => phone.asked.filter(({ path }) => /^(?:insert|update)\/AutoApprovalInvition$/.test(path));

async function ask(ExhibitorId: string, time: { readonly day: string; readonly start: string }) {
  const visitor = { ExhibitionId: booth.exhibitionId, Name: '访客', Mob: '13800019999' };
  const { result } = await phone.call('insert/VisitorExhibitionInfo', { record: visitor });
  const { VisitorId } = result as { VisitorId: string };
  const record = {
    ExhibitionId: booth.exhibitionId,
    VisitorId,
    ExhibitorId,
    Type: '0',
    State: '0',
    Initator: VisitorId,
    Receiver: ExhibitorId,
    MeetingTimeDate: time.day,
    MeetingTimeStart: time.start,
    MeetingTimeEnd: time.start.replace(':00', ':30'),
  };
  return (await phone.call('insert/InvitationInfo', { record })).result as Row;
}

describe('automatic confirmation', () => {
  it('is written once, also where its answer is lost', async () => {
    const page = await openPage();
    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/AutoApprovalInvition', times: 1 });
    expect(await page.setAutoApproval(booth, true)).toBe('done');
    expect(await page.setAutoApproval(booth, true)).toBe('done');
    expect(writes()).toHaveLength(1);
    expect(await approvals()).toMatchObject([{ isOpen: '1' }]);
  });

  it('begins with one row where there is none', async () => {
    const page = await openPage();
    for (const { RecordId } of await approvals())
      await phone.call('delete/AutoApprovalInvition', { recordId: RecordId });
    expect(await page.setAutoApproval(booth, true)).toBe('done');
    expect(await page.setAutoApproval(booth, false)).toBe('done');
    expect(await approvals()).toMatchObject([{ isOpen: '0', ExhibitorId: booth.exhibitorId }]);
  });

  it('agrees to a request of a visitor as it arrives, and only while it is on', async () => {
    const page = await openPage();
    const day = (await page.seen('')).at(-1)?.day ?? '';
    expect(await ask(booth.exhibitorId, { day, start: '10:00' })).toMatchObject({ State: '2' });
    await page.setAutoApproval(booth, true);
    expect(await ask(booth.exhibitorId, { day, start: '11:00' })).toMatchObject({ State: '4' });
  });

  it('cannot be changed by a contact without rights', async () => {
    const page = await openPage();
    const assistant = { ...booth, exhibitorUserId: 'user00000000000assistant' };
    expect(await page.setAutoApproval(assistant, true)).toBe('refused');
    expect(await approvals()).toMatchObject([{ isOpen: '0' }]);
  });
});

describe('times that a booth saves', () => {
  it('are what visitors see: a day off is no day', async () => {
    const page = await openPage();
    const before = await page.findBoothTimes(page.client, booth, '');
    const days = (await page.seen('')).map(({ day }) => day);
    const [first = ''] = days;
    expect(days).toHaveLength(3);
    const answers = { ...answersOfTimes(before, days), [dayKey(first)]: 'off', interval: '60' };
    const setValue = timesChanges(timesParts(days), answers, before, days);
    await phone.call('update/Calendar', { recordId: before?.RecordId, setValue });
    const now = await page.seen('');
    expect(now.map(({ day }) => day)).toEqual(days.slice(1));
    expect(now.at(-1)?.slots.filter(isFree)).toHaveLength(5);
  });

  it('of a contact who had none are a row of this contact, stored once', async () => {
    const page = await openPage();
    const contactId = 'contact00000000000000002';
    const days = (await page.seen('')).map(({ day }) => day);
    const owner = {
      kind: 'boothRow',
      exhibitorUserId: booth.exhibitorUserId,
      exhibitorId: booth.exhibitorId,
      form: 'times',
      recordId: contactId,
    } as const;
    const record = {
      ...timesChanges(timesParts(days), answersOfTimes(undefined, days), undefined, days),
      ExhibitorContactId: contactId,
      Type: '2',
    };
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/Calendar', times: 1 });
    const entry = page.newRowEntry(booth, { owner, record });
    const gateway = page.boothRowGateway({
      booth,
      of: page.boothTimesRows,
      compared: ['ExhibitorContactId'],
    });
    const submission = page.createSubmission(entry, gateway);
    await submission.start();
    expect(submission.store.getState().state.at).toBe('done');
    const rows = await phone.rows('Calendar', booth.exhibitionId);
    expect(rows.filter((row) => row['ExhibitorContactId'] === contactId)).toHaveLength(1);
    expect(await page.seen(contactId)).toHaveLength(3);
  });
});
