// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '#device/storage/database.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { type GroupMember, selfId } from '#domain/group/groupMember.ts';
import { dumpDatabase } from '#tests/device/fakePhone.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const leader = {
  exhibitionId: 'open00000000000000000001',
  channelId: 'visitor00000000000000001',
  contact: { kind: 'mobile', value: '13900001111' },
} as const;
const wang: GroupMember = {
  id: 'one',
  name: '王芳',
  company: '江海精工',
  contact: '13900002222',
  answers: { Passport: { type: 'passport', number: 'E1234567' }, Job: '采购' },
};
const fields = [
  { key: 'Passport', type: 'idDocument', label: { zh: '', en: '' }, required: true },
  { key: 'Job', type: 'text', label: { zh: '', en: '' }, required: false },
] as const;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const stored = () => dumpDatabase(createDatabase({ indexedDB, name: ownNames.database }));

async function openTabs() {
  const tab = await openTab();
  await (await tab.localStores()).provenContacts.remember(leader.exhibitionId, leader.contact);
  const [roster, unfinished, visitor] = await Promise.all([
    import('#entities/registration/groupRoster.ts'),
    import('#entities/registration/unfinished/findUnfinished.ts'),
    import('#entities/registration/stored/keepVisitor.ts'),
  ]);
  return { tab, ...roster, ...unfinished, ...visitor };
}

async function withNext<T>(work: (page: Awaited<ReturnType<typeof openTabs>>) => Promise<T>): Promise<T> {
  const page = await openTabs();
  try {
    return await work(page);
  } finally {
    page.tab.kill();
  }
}

const holdCode = async ({ tab }: { tab: Tab }, recordId: string) =>
  (await tab.localStores()).vouchers.save({
    exhibitionId: leader.exhibitionId,
    recordId,
    visitorId: recordId,
    name: '周闻溪',
    voucherCode: '123456789012',
    approveState: '2',
    exhibition: { ExName: '', ExNameEn: '', StartTime: '', EndTime: '', Place: '', PlaceEn: '', Logo: '' },
  });

describe('the list of people on the phone', { tags: ['participants'] }, () => {
  it('begins with the visitor, and with no one where the visitor is registered already', async () => {
    const ids = (isRegistered: boolean) =>
      withNext(async ({ openRoster }) =>
        (await openRoster(leader, isRegistered)).members.map(({ id }) => id),
      );
    expect(await ids(false)).toEqual([selfId]);
    expect(await ids(true)).toEqual([]);
  });

  it('is the same after the page was closed, with what was typed for each', async () => {
    const before = await withNext(async ({ openRoster, saveRoster, saveMember }) => {
      const roster = await openRoster(leader, true);
      await saveMember(leader, wang, fields);
      await saveRoster(leader, {
        ...roster,
        members: [wang, { ...wang, id: 'two', recordId: 'r'.repeat(24) }],
      });
      return roster;
    });
    const after = await withNext(({ openRoster }) => openRoster(leader, true));
    expect(after.groupId).toBe(before.groupId);
    expect(after.members[0]).toEqual({ ...wang, recordId: undefined });
    expect(after.members[1]).toMatchObject({ id: 'two', recordId: 'r'.repeat(24) });
    expect(after.mustRetype).toEqual([]);
  });

  it('keeps documents sealed, and contacts out of localStorage', async () => {
    await withNext(async ({ openRoster, saveRoster, saveMember }) => {
      await saveMember(leader, wang, fields);
      await saveRoster(leader, { ...(await openRoster(leader, true)), members: [wang] });
    });
    expect(await stored()).not.toContain('E1234567');
    expect(phone.storedText()).not.toMatch(/E1234567|13900002222|13900001111/);
  });

  it('is read as version 1.0 stored it, as the answers of a form, and stored as a list from then on', async () => {
    const recordId = 'row000000000000000000001';
    const groupId = '0f4b1c1e-7f8e-4d49-9a65-0d6a7d1f3b11';
    const field = (key: string, type: 'text' | 'multipleChoice') =>
      ({ key, type, label: { zh: '', en: '' }, required: false }) as const;
    await withNext(async ({ tab, saveMember }) => {
      await saveMember(leader, wang, fields);
      await (await tab.localStores()).drafts.save(
        tab.registrationDraftKey({ ...leader, companionId: 'roster' }),
        {
          answers: { members: [selfId, 'one'], corrected: [`one ${recordId}`], groupId },
          identity: { contact: leader.contact.value },
          step: 'group',
          formVersion: '',
        },
        [field('members', 'multipleChoice'), field('corrected', 'multipleChoice'), field('groupId', 'text')],
      );
    });
    const read = await withNext(async ({ openRoster, saveRoster }) => {
      const roster = await openRoster(leader, false);
      await saveRoster(leader, roster);
      return roster;
    });
    expect(read).toMatchObject({ groupId, members: [{ id: selfId }, { id: 'one', name: '王芳', recordId }] });
    expect(await withNext(({ openRoster }) => openRoster(leader, false))).toEqual(read);
    expect(await stored()).toContain(`"members":[{"id":"${selfId}"},{"id":"one","recordId":"${recordId}"}]`);
  });

  it('leaves nothing behind once it is empty', async () => {
    await withNext(async ({ openRoster, saveRoster, saveMember, removeMember }) => {
      const roster = await openRoster(leader, true);
      await saveMember(leader, wang, fields);
      await saveRoster(leader, { ...roster, members: [wang] });
      await saveRoster(leader, { ...roster, members: [] });
      await removeMember(leader, wang.id);
    });
    expect(await stored()).not.toMatch(/王芳|roster/);
  });

  it('is offered on the landing page, but not where only oneself was on it and is registered by now', async () => {
    const look = () =>
      withNext(({ findUnfinished }) => findUnfinished(leader.exhibitionId, leader.channelId));
    const self = { ...wang, id: selfId };
    const put = (members: readonly GroupMember[]) =>
      withNext(async ({ openRoster, saveRoster }) =>
        saveRoster(leader, { ...(await openRoster(leader, true)), members }),
      );
    expect(await look()).toBeUndefined();
    await put([self, wang]);
    expect(await look()).toMatchObject({ kind: 'draft', step: 'group' });
    await withNext((page) => holdCode(page, 'a'.repeat(24)));
    expect(await look()).toMatchObject({ kind: 'draft', step: 'group' });
    await put([self]);
    expect(await look()).toBeUndefined();
  });

  const groupId = '0f4b1c1e-7f8e-4d49-9a65-0d6a7d1f3b11';
  const { exhibitionId } = leader;
  const inGroup = async (page: { tab: Tab }, recordId: string, isAlong: boolean) => {
    await holdCode(page, recordId);
    const { vouchers } = await page.tab.localStores();
    const held = vouchers.list().find((voucher) => voucher.recordId === recordId);
    await vouchers.save({ ...held!, group: { id: groupId, code: '1', isAlong } });
  };

  it('adds people later to the group that is registered', async () => {
    const recordId = 'b'.repeat(24);
    const opened = await withNext(async (page) => {
      await inGroup(page, recordId, false);
      const { actAsVisitor } = await import('#session/acting/keepIdentity.ts');
      const registration = { exhibitionId, recordId, name: '周闻溪' };
      actAsVisitor({ visitorId: recordId, userId: '', registration, contacts: [leader.contact.value] });
      return page.openRoster(leader, true);
    });
    expect(opened.groupId).toBe(groupId);
  });

  it('adds people later to the group of a leader who is not registered, and to that of no other leader', async () => {
    const record = {
      ExhibitionId: exhibitionId,
      GroupMob: leader.contact.value,
      GroupId: groupId,
      Name: '王芳',
    };
    const { result } = await phone.call('insert/VisitorExhibitionInfo', { record });
    const open = (value: string) =>
      withNext(async (page) => {
        await inGroup(page, (result as { RecordId: string }).RecordId, true);
        return page.openRoster({ ...leader, contact: { kind: 'mobile', value } }, false);
      });
    expect((await open(leader.contact.value)).groupId).toBe(groupId);
    expect((await open('13900003333')).groupId).not.toBe(groupId);
  });
});
