// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { noRemarks } from '#entities/card/rules/contact.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'open00000000000000000001';
const me = { exhibitionId, visitorId: 'visitor00000000000000xyz' };
const other = { exhibitionId, visitorId: 'visitor00000000000000abc' };
const cardOf = (visitorId: string, name: string) => ({
  visitorId,
  texts: { ...noTexts, name, mobile: '13800000000' },
  english: noEnglish,
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
  for (const tab of tabs) tab.kill();
  tabs = [];
});

async function newTab() {
  const tab = await openTab();
  tabs.push(tab);
  const [data, copy, sending] = await Promise.all([
    import('#entities/card/cardData.ts'),
    import('#entities/card/copy/copyCards.ts'),
    import('#entities/card/sendCard.ts'),
  ]);
  tab.device.getState().set('visitorId', me.visitorId);
  return {
    ...data,
    ...copy,
    ...sending,
    use: (visitorId: string) => tab.device.getState().set('visitorId', visitorId),
  };
}
type OpenTab = Awaited<ReturnType<typeof newTab>>;

/** The same server, and a phone on which nothing is kept yet. */
async function anotherPhone() {
  for (const tab of tabs) tab.kill();
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  return newTab();
}

const scan = (tab: OpenTab, owner: typeof me, card = cardOf(other.visitorId, '周明'), nowMs = Date.now()) =>
  tab.saveCard(owner, { card, remarks: noRemarks, nowMs, newId: `visitor-${card.visitorId}` });
/** Without those in which visitors let others see them. */
const rows = async () =>
  (await phone.rows('AddressBook', exhibitionId)).filter((row) => row['IsOpenToMeet'] === undefined);
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const contactsOf = async (tab: OpenTab, owner = me) => (await tab.loadCards(owner)).contacts;

describe('the card case on the server', () => {
  it('holds a scanned card once, and another phone of the visitor has it', async () => {
    const tab = await newTab();
    await scan(tab, me);
    await Promise.all([tab.copyCards(me), tab.copyCards(me)]);
    expect(await rows()).toMatchObject([{ VisitorId: me.visitorId, Name: '周明', Mob: '13800000000' }]);
    expect(localStorage.getItem('cardsWaiting')).toBeNull();
    const next = await anotherPhone();
    await next.copyCards(me);
    expect(await contactsOf(next)).toMatchObject([{ texts: { name: '周明' } }]);
    await next.copyCards(me);
    expect(await rows()).toHaveLength(1);
  });

  it('keeps the note of one phone where a temperature is chosen on another one', async () => {
    const tab = await newTab();
    await scan(tab, me);
    await tab.copyCards(me);
    const [there] = await rows();
    // What the visitor's other phone has written meanwhile.
    await phone.call('updateByCondition/AddressBook', {
      condition: { RecordId: there?.['RecordId'] },
      setValue: { Note: '下周寄样品', ChangedAtMesc: Number(there?.['ChangedAtMesc']) + 1 },
    });
    const [contact] = await contactsOf(tab);
    await tab.changeRemarks(me, contact?.id ?? '', { temperature: 'hot' });
    await tab.copyCards(me);
    expect(await rows()).toMatchObject([{ Note: '下周寄样品', Temperature: 'hot' }]);
    expect(await contactsOf(tab)).toMatchObject([{ note: '下周寄样品', temperature: 'hot' }]);
    expect(localStorage.getItem('cardsWaiting')).toBeNull();
  });

  it('gets nothing without a network, and what was saved meanwhile once with it', async () => {
    const tab = await newTab();
    online(false);
    await scan(tab, me);
    await tab.copyCards(me);
    expect(await rows()).toEqual([]);
    expect(localStorage.getItem('cardsWaiting')).toBe(`${exhibitionId}/${me.visitorId}`);
    online(true);
    const next = await newTab();
    await next.copyCards(me);
    await next.copyCards(me);
    expect(await rows()).toHaveLength(1);
  });

  it.each(['replyLostAfterCommit', 'deliveredTwice', 'emptyBody'] as const)(
    'has one row also after %s',
    async (name) => {
      const tab = await newTab();
      await phone.fault({ name, path: 'insert/AddressBook', times: 1 });
      await scan(tab, me);
      await tab.copyCards(me);
      await tab.copyCards(me);
      await tab.copyCards(me);
      expect(await rows()).toHaveLength(1);
    },
  );

  it('has one contact each after two people have scanned each other offline', async () => {
    const tab = await newTab();
    online(false);
    await scan(tab, me);
    await scan(tab, other, cardOf(me.visitorId, '林小满'));
    online(true);
    for (const owner of [me, other, me, other]) {
      tab.use(owner.visitorId);
      await tab.copyCards(owner);
    }
    expect(await contactsOf(tab)).toHaveLength(1);
    expect(await contactsOf(tab, other)).toHaveLength(1);
    expect((await rows()).map((row) => String(row['Name'])).sort()).toEqual(['周明', '林小满'].sort());
  });

  it('loses a contact that was removed, on the other phone as well, and nothing of the card stays', async () => {
    const tab = await newTab();
    const { id } = await scan(tab, me);
    await tab.copyCards(me);
    await tab.removeContact(me, id);
    await tab.copyCards(me);
    expect(JSON.stringify(await rows())).not.toContain('周明');
    const next = await anotherPhone();
    await next.copyCards(me);
    expect(await contactsOf(next)).toEqual([]);
  });

  it('loses a card that its person has withdrawn, also one that is copied after that', async () => {
    const tab = await newTab();
    const to = { visitorId: other.visitorId, name: '周明' };
    await tab.sendCard({ owner: me, card: cardOf(me.visitorId, '林小满'), to, title: 'Card' });
    const sent = async () =>
      (await phone.rows('MessageInfo', exhibitionId)).filter((row) => row['VisitorSender'] === me.visitorId);
    await eventually(async () => expect(await sent()).toHaveLength(1));
    await scan(tab, other, cardOf(me.visitorId, '林小满'), Date.now() - 1_000);
    const [given] = (await tab.loadCards(me)).given;
    if (given === undefined) throw new Error('Nothing was given');
    await tab.withdrawCard(me, given, 'please delete');
    await tab.copyCards(me);
    expect(await rows()).toMatchObject([{ VisitorId: other.visitorId, State: '3', Name: '' }]);
    tab.use(other.visitorId);
    await tab.copyCards(other);
    expect(await contactsOf(tab, other)).toEqual([]);
    expect((await tab.loadCards(me)).given).toMatchObject([{ isErased: true }]);
    expect(await rows()).toHaveLength(1);
  });

  it('is not written under the login of another person on this phone, and is when its owner is back', async () => {
    const tab = await newTab();
    await scan(tab, me);
    tab.use(other.visitorId);
    await tab.copyCards(me);
    expect(await rows()).toEqual([]);
    tab.use(me.visitorId);
    await tab.copyCards(me);
    expect(await rows()).toHaveLength(1);
  });

  it('that refuses leaves the contact on the phone, and the case says so', async () => {
    const tab = await newTab();
    phone.answerInstead(({ path }) =>
      path.endsWith('insert/AddressBook')
        ? new Response(JSON.stringify({ resCode: 400_000, resMsg: 'no' }))
        : undefined,
    );
    await scan(tab, me);
    await tab.copyCards(me);
    const data = await tab.loadCards(me);
    expect(data.contacts).toHaveLength(1);
    expect(data.isCopyRefused).toBe(true);
  });
});
