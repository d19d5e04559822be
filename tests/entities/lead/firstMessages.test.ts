// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import type { ScannedPerson } from '#entities/lead/rules/lead.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const booth = {
  exhibitionId: 'open00000000000000000001',
  exhibitorId: 'exhibitor000000000000001',
  exhibitorUserId: 'user00000000000exhibitor',
};
const visitorId = 'visitor00000000000000001';
const card: ScannedPerson = {
  kind: 'card',
  card: { visitorId, texts: { ...noTexts, name: '林若溪' }, english: noEnglish },
};
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
  const key = { ...booth, exhibitorUserId };
  return {
    ...tab,
    ...data,
    ...change,
    ...sending,
    key,
    leadOf: async (id: string) => (await data.loadLeads(key)).leads.find((lead) => lead.id === id),
    /** Scans, and writes the first message. */
    async write(text: string, scanned: ScannedPerson = card) {
      const { leadId } = await change.noteScanned(key, scanned);
      const lead = (await data.loadLeads(key)).leads.find(({ id }) => id === leadId);
      if (lead === undefined) throw new Error('no lead');
      await change.writeFirstMessage(key, lead, text);
      return leadId;
    },
  };
}

/** What the phone in the hand keeps, for the time when it is taken up again. */
function layDown() {
  const kept = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').map(
    (key) => [key, localStorage.getItem(key) ?? ''] as const,
  );
  const database = indexedDB;
  endTabs();
  return () => {
    endTabs();
    vi.stubGlobal('indexedDB', database);
    localStorage.clear();
    for (const [key, value] of kept) localStorage.setItem(key, value);
  };
}

/** The same server, and the phone of another contact of the booth. */
async function colleague() {
  endTabs();
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  return newTab('周以宁', 'user000000000colleague01');
}

const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const sent = async () =>
  (await phone.rows('MessageInfo', booth.exhibitionId)).filter(
    (row) => row['VisitorReceiver'] === visitorId && row['ExhibitorSender'] === booth.exhibitorId,
  );
const texts = async () => (await sent()).map((row) => row['Content']);

describe('the first message of a booth', () => {
  it('that is written without a network outlives the page, and is sent once and noted with the lead', async () => {
    const tab = await newTab();
    online(false);
    const leadId = await tab.write('您好，林若溪');
    await tab.sendLeads(tab.key);
    expect(await sent()).toEqual([]);
    tab.kill();
    online(true);
    const next = await newTab();
    await next.sendLeads(next.key);
    await eventually(async () => expect((await next.leadOf(leadId))?.firstMessage?.by.name).toBe('顾清和'));
    await next.sendLeads(next.key);
    expect(await texts()).toEqual(['您好，林若溪']);
    expect((await next.loadLeads(next.key)).messages).toEqual([]);
    const row = (await phone.rows('AddressBook', booth.exhibitionId)).find(
      (one) => one['NotedBy'] === '顾清和',
    );
    expect(Number(row?.['FirstMessageAtMesc'])).toBeGreaterThan(0);
    expect(localStorage.getItem('leadsWaiting')).toBeNull();
  });

  it.each(['replyLostAfterCommit', 'deliveredTwice', 'emptyBody'] as const)(
    'is there once also after %s',
    async (name) => {
      const tab = await newTab();
      await phone.fault({ name, path: 'insert/MessageInfo', times: 1 });
      const leadId = await tab.write('您好');
      await tab.sendLeads(tab.key);
      await eventually(async () => {
        await tab.sendLeads(tab.key);
        expect((await tab.leadOf(leadId))?.firstMessage).toBeDefined();
      });
      await eventually(async () => expect(await texts()).toEqual(['您好']));
    },
  );

  it('is not sent by the second of two phones that had no network, which says who has written and keeps the words', async () => {
    const mine = await newTab();
    online(false);
    await mine.write('来自顾清和');
    await mine.sendLeads(mine.key);
    const takeUpMine = layDown();
    const other = await colleague();
    const leadId = await other.write('来自周以宁');
    await other.sendLeads(other.key);
    expect(await sent()).toEqual([]);
    online(true);
    await other.sendLeads(other.key);
    await eventually(async () => expect((await other.leadOf(leadId))?.firstMessage).toBeDefined());
    takeUpMine();
    const again = await newTab();
    await again.sendLeads(again.key);
    expect(await texts()).toEqual(['来自周以宁']);
    const { messages } = await again.loadLeads(again.key);
    expect(messages).toMatchObject([{ text: '来自顾清和', end: { kind: 'colleague', by: '周以宁' } }]);
    await again.readLeads(again.key);
    const lead = await again.leadOf(leadId);
    expect(lead?.firstMessage?.by.name).toBe('周以宁');
    expect(lead?.rows.find(({ author }) => author.name === '顾清和')?.firstMessageAtMs).toBe(0);
  });

  it('is found by its reference where the row of the colleague does not tell of it', async () => {
    const other = await colleague();
    await other.write('来自周以宁');
    await other.sendLeads(other.key);
    await eventually(async () => expect(await texts()).toEqual(['来自周以宁']));
    for (const row of await phone.rows('AddressBook', booth.exhibitionId))
      if (row['ExhibitorId'] === booth.exhibitorId)
        await phone.call('delete/AddressBook', { recordId: row['RecordId'] });
    endTabs();
    vi.stubGlobal('indexedDB', new IDBFactory());
    localStorage.clear();
    const mine = await newTab();
    await mine.write('来自顾清和');
    await mine.sendLeads(mine.key);
    expect(await texts()).toEqual(['来自周以宁']);
    expect((await mine.loadLeads(mine.key)).messages).toMatchObject([{ end: { by: '周以宁' } }]);
  });

  it('is not sent where a colleague has written in another app, of which the row alone tells', async () => {
    const other = await colleague();
    const { leadId } = await other.noteScanned(other.key, card);
    await other.noteFirstMessage(other.key, leadId);
    await other.sendLeads(other.key);
    endTabs();
    vi.stubGlobal('indexedDB', new IDBFactory());
    localStorage.clear();
    const mine = await newTab();
    await mine.write('来自顾清和');
    await mine.sendLeads(mine.key);
    await eventually(async () =>
      expect((await mine.loadLeads(mine.key)).messages).toMatchObject([
        { text: '来自顾清和', end: { kind: 'colleague', by: '周以宁' } },
      ]),
    );
    expect(await sent()).toEqual([]);
  });

  it('to the holder of a pass waits until the server says whose it is', async () => {
    await phone.call('insert/VisitorExhibitionInfo', {
      record: { ExhibitionId: booth.exhibitionId, Name: '林若溪', Mob: '13800001234' },
    });
    const [registered] = await phone.registrations(booth.exhibitionId);
    const tab = await newTab();
    online(false);
    await tab.write('您好', { kind: 'pass', code: String(registered?.['VoucherCode']) });
    online(true);
    await tab.sendLeads(tab.key);
    await eventually(async () =>
      expect(await phone.rows('MessageInfo', booth.exhibitionId)).toContainEqual(
        expect.objectContaining({ Content: '您好', VisitorReceiver: registered?.['VisitorId'] }),
      ),
    );
  });

  it('to a pass whose registration was withdrawn is not sent, and says so', async () => {
    const tab = await newTab();
    await tab.write('您好', { kind: 'pass', code: '700000099999' });
    await tab.sendLeads(tab.key);
    const { messages, leads } = await tab.loadLeads(tab.key);
    expect(messages).toMatchObject([{ text: '您好', end: { kind: 'noVisitor' } }]);
    expect(leads[0]?.firstMessage).toBeUndefined();
    expect(localStorage.getItem('leadsWaiting')).toBeNull();
  });

  it('that the server refuses is kept with its words, and does not count as sent', async () => {
    const tab = await newTab();
    phone.answerInstead(({ path }) =>
      path === 'insert/MessageInfo'
        ? Response.json({ resCode: 400_000, resMsg: 'no', result: [] })
        : undefined,
    );
    const leadId = await tab.write('您好');
    await tab.sendLeads(tab.key);
    await eventually(async () =>
      expect((await tab.loadLeads(tab.key)).messages).toMatchObject([{ end: { kind: 'refused' } }]),
    );
    expect((await tab.leadOf(leadId))?.firstMessage).toBeUndefined();
    expect(await sent()).toEqual([]);
  });

  it('of a colleague on the same phone leaves under the colleague alone', async () => {
    const tab = await newTab();
    online(false);
    await tab.write('来自顾清和');
    const { actAsStand } = await import('#session/acting/keepIdentity.ts');
    const firm = { exhibitorId: booth.exhibitorId, contactId: '', company: '云津', token: '' };
    actAsStand({ ...firm, userId: 'user000000000colleague01', name: '周以宁' });
    online(true);
    await tab.sendLeads(booth);
    await tab.sendLeads({ ...booth, exhibitorUserId: 'user000000000colleague01' });
    expect(await sent()).toEqual([]);
    actAsStand({ ...firm, userId: booth.exhibitorUserId, name: '顾清和' });
    await tab.sendLeads(booth);
    await eventually(async () => expect(await texts()).toEqual(['来自顾清和']));
  });
});

describe('the words of first messages', () => {
  it('are those that a contact of the booth has kept last, on every phone, and no lead', async () => {
    const tab = await newTab();
    await tab.changeFirstWords(tab.key, 'en', 'Hello {name}');
    await tab.sendLeads(tab.key);
    const other = await colleague();
    await other.readLeads(other.key);
    expect((await other.loadLeads(other.key)).words.en).toBe('Hello {name}');
    await other.changeFirstWords(other.key, 'en', 'Hi {name}');
    await other.sendLeads(other.key);
    const { words, leads } = await other.loadLeads(other.key);
    expect(words.en).toBe('Hi {name}');
    expect(words.zh).toContain('{姓名}');
    expect(leads).toEqual([]);
    const rows = await phone.rows('AddressBook', booth.exhibitionId);
    expect(rows.filter((row) => row['ExhibitorId'] !== undefined).map((row) => row['State'])).toEqual([
      '5',
      '5',
    ]);
  });
});
