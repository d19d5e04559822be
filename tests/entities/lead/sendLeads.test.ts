// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import type { ScannedPerson } from '#entities/lead/rules/lead.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const booth = {
  exhibitionId: 'open00000000000000000001',
  exhibitorId: 'exhibitor000000000000001',
  exhibitorUserId: 'user00000000000exhibitor',
};
const cardOf = (number: number, mobile = ''): ScannedPerson => ({
  kind: 'card',
  card: {
    visitorId: `visitor${String(number).padStart(17, '0')}`,
    texts: { ...noTexts, name: `观众${number}`, mobile },
    english: noEnglish,
  },
});
let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  vi.restoreAllMocks();
  endTabs();
});

function endTabs() {
  for (const tab of tabs) tab.kill();
  tabs = [];
}

async function newTab(name = '顾清和', exhibitorUserId = booth.exhibitorUserId) {
  const tab = await openTab();
  tabs.push(tab);
  const { set } = tab.device.getState();
  set('exhibitorId', booth.exhibitorId);
  set('exhibitorUserId', exhibitorUserId);
  set('exhibitorContact', { Name: name });
  const [data, change, sending] = await Promise.all([
    import('#entities/lead/leadData.ts'),
    import('#entities/lead/changeLeads.ts'),
    import('#entities/lead/sendLeads.ts'),
  ]);
  return { ...tab, ...data, ...change, ...sending, key: { ...booth, exhibitorUserId } };
}

/** The same server, and the phone of another contact of the booth. */
async function colleague() {
  endTabs();
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  return newTab('周以宁', 'user000000000colleague01');
}

/** Without those of visitors. */
const rows = async () =>
  (await phone.rows('AddressBook', booth.exhibitionId)).filter((row) => row['ExhibitorId'] !== undefined);
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

describe('the leads of a booth', () => {
  it('are 300 after a day without a network and a page that was killed, each once', async () => {
    const tab = await newTab();
    online(false);
    for (let number = 0; number < 300; number += 1) await tab.noteScanned(booth, cardOf(number));
    await tab.noteScanned(booth, cardOf(7));
    await tab.sendLeads(booth);
    expect(await rows()).toEqual([]);
    tab.kill();
    online(true);
    const second = await newTab();
    // Killed while it sends: the answer of one lead never comes.
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/AddressBook', times: 1 });
    await second.sendLeads(booth);
    second.kill();
    const third = await newTab();
    await Promise.all([third.sendLeads(booth), third.sendLeads(booth)]);
    const names = (await rows()).map((row) => String(row['Name']));
    expect(names).toHaveLength(300);
    expect(new Set(names).size).toBe(300);
    expect(localStorage.getItem('leadsWaiting')).toBeNull();
    expect((await third.loadLeads(booth)).waiting).toEqual([]);
  }, 60_000);

  it('are all on the server within one run and its repetition where every third answer is lost', async () => {
    const tab = await newTab();
    online(false);
    for (let number = 0; number < 90; number += 1) await tab.noteScanned(booth, cardOf(number));
    online(true);
    let inserts = 0;
    phone.answerInstead(async ({ path, body }) => {
      if (path !== 'insert/AddressBook') return undefined;
      inserts += 1;
      if (inserts % 3 !== 0) return undefined;
      await phone.call(path, body.params);
      return Response.error();
    });
    await tab.sendLeads(booth);
    expect(await rows()).toHaveLength(90);
    await vi.waitFor(() => expect(localStorage.getItem('leadsWaiting')).toBeNull());
    expect(await rows()).toHaveLength(90);
    expect(inserts).toBe(90);
  });

  it('wait where nothing answers, after a few attempts', async () => {
    const tab = await newTab();
    online(false);
    for (let number = 0; number < 60; number += 1) await tab.noteScanned(booth, cardOf(number));
    online(true);
    let inserts = 0;
    phone.answerInstead(({ path }) => {
      if (path !== 'insert/AddressBook') return undefined;
      inserts += 1;
      return Response.error();
    });
    await tab.sendLeads(booth);
    // Five in turn and the two beside them, in the first run and its five repetitions.
    expect(inserts).toBeLessThanOrEqual(7 * 6);
    expect((await tab.loadLeads(booth)).waiting).toHaveLength(60);
  });

  it('hold what each contact has noted, and everyone sees both', async () => {
    const tab = await newTab();
    const { leadId } = await tab.noteScanned(booth, cardOf(1));
    await tab.changeLead(booth, leadId, { temperature: 'hot', note: '要三台' });
    await tab.sendLeads(booth);
    const other = await colleague();
    await other.readLeads(other.key);
    const noted = await other.noteScanned(other.key, cardOf(1));
    expect(noted).toEqual({ leadId, isNew: false });
    await other.changeLead(other.key, leadId, { note: '下周回访' });
    await other.sendLeads(other.key);
    const { leads } = await other.loadLeads(other.key);
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ temperature: 'hot', isWaiting: false });
    expect((await rows()).map((row) => [row['NotedBy'], row['Note']])).toEqual([
      ['顾清和', '要三台'],
      ['周以宁', '下周回访'],
    ]);
  });

  it('keep the note of one phone where the same contact decides on another one', async () => {
    const tab = await newTab();
    const { leadId } = await tab.noteScanned(booth, cardOf(1));
    await tab.sendLeads(booth);
    const [there] = await rows();
    // What the other phone of this contact has written meanwhile.
    await phone.call('updateByCondition/AddressBook', {
      condition: { RecordId: there?.['RecordId'] },
      setValue: { Note: '要三台', ChangedAtMesc: Number(there?.['ChangedAtMesc']) + 1 },
    });
    await tab.changeLead(booth, leadId, { temperature: 'hot' });
    await tab.sendLeads(booth);
    expect(await rows()).toMatchObject([{ Note: '要三台', Temperature: 'hot' }]);
    const { leads } = await tab.loadLeads(booth);
    expect(leads[0]).toMatchObject({ temperature: 'hot', isWaiting: false, rows: [{ note: '要三台' }] });
  });

  it.each(['replyLostAfterCommit', 'deliveredTwice', 'emptyBody'] as const)(
    'have one row also after %s',
    async (name) => {
      const tab = await newTab();
      await phone.fault({ name, path: 'insert/AddressBook', times: 1 });
      await tab.noteScanned(booth, cardOf(1));
      await tab.sendLeads(booth);
      await tab.sendLeads(booth);
      await tab.readLeads(booth);
      expect(await rows()).toHaveLength(1);
    },
  );

  it('have of a pass whom the server says it belongs to, and neither number nor address', async () => {
    const tab = await newTab();
    await phone.call('insert/VisitorExhibitionInfo', {
      record: {
        ExhibitionId: booth.exhibitionId,
        VisitorId: 'visitor00000000000000001',
        Name: '林若溪',
        CompanyName: '江海精工',
        Mob: '13800001234',
        Email: 'lin@example.com',
      },
    });
    const [registered] = await phone.registrations(booth.exhibitionId);
    await tab.noteScanned(booth, { kind: 'pass', code: String(registered?.['VoucherCode']) });
    await tab.sendLeads(booth);
    expect(await rows()).toMatchObject([{ Name: '林若溪', CompanyName: '江海精工', Mob: '', Email: '' }]);
    const asked = phone.asked.find(({ path }) => path === 'get/VisitorExhibitionInfo');
    expect(JSON.stringify(asked?.body.params)).not.toContain('Mob');
    expect(phone.storedText()).not.toContain('林若溪');
  });

  it('of a colleague on the same phone wait for the colleague, and carry their name', async () => {
    const tab = await newTab();
    online(false);
    await tab.noteScanned(booth, cardOf(1));
    const { actAsStand } = await import('#session/acting/keepIdentity.ts');
    const firm = { exhibitorId: booth.exhibitorId, contactId: '', company: '云津', token: '' };
    actAsStand({ ...firm, userId: 'user000000000colleague01', name: '周以宁' });
    const other = { ...booth, exhibitorUserId: 'user000000000colleague01' };
    await tab.noteScanned(other, cardOf(2));
    online(true);
    await tab.sendLeads(booth);
    await tab.sendLeads(other);
    const noted = async () => (await rows()).map((row) => [row['Name'], row['NotedBy'], row['NotedById']]);
    expect(await noted()).toEqual([['观众2', '周以宁', other.exhibitorUserId]]);
    actAsStand({ ...firm, userId: booth.exhibitorUserId, name: '顾清和' });
    await tab.sendLeads(booth);
    expect(await noted()).toContainEqual(['观众1', '顾清和', booth.exhibitorUserId]);
    expect(localStorage.getItem('leadsWaiting')).toBeNull();
  });

  it('are not sent as another exhibitor; one that was removed is gone, and stored again where that is undone', async () => {
    const tab = await newTab();
    const { leadId } = await tab.noteScanned(booth, cardOf(1));
    tab.device.getState().set('exhibitorId', 'exhibitor000000000000002');
    await tab.sendLeads(booth);
    expect(await rows()).toEqual([]);
    tab.device.getState().set('exhibitorId', booth.exhibitorId);
    await tab.sendLeads(booth);
    const lead = (await tab.loadLeads(booth)).leads.find(({ id }) => id === leadId);
    await tab.removeLead(booth, lead?.rows ?? []);
    await tab.sendLeads(booth);
    expect(await rows()).toEqual([]);
    expect((await tab.loadLeads(booth)).leads).toEqual([]);
    await tab.restoreLead(booth, lead?.rows ?? []);
    await tab.sendLeads(booth);
    expect(await rows()).toHaveLength(1);
    expect((await tab.loadLeads(booth)).leads).toHaveLength(1);
  });
});
