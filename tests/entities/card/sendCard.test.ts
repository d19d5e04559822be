// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { noRemarks } from '#entities/card/rules/contact.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'open00000000000000000001';
const owner = { exhibitionId, visitorId: 'visitor00000000000000xyz' };
const to = { visitorId: 'visitor00000000000000abc', name: '周明' };
const card = {
  visitorId: owner.visitorId,
  texts: { ...noTexts, name: '林小满', mobile: '13800000000' },
  english: noEnglish,
};
let phone: Phone;
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  tab = await openTab();
  tab.device.getState().set('visitorId', owner.visitorId);
});
afterEach(() => {
  tab.kill();
  vi.restoreAllMocks();
});

const loadFlow = async () => ({
  ...(await import('#entities/card/sendCard.ts')),
  ...(await import('#entities/card/given/settleGiven.ts')),
  ...(await import('#entities/card/cardData.ts')),
});
const stored = async (): Promise<readonly Row[]> =>
  (await phone.rows('MessageInfo', exhibitionId)).filter((row) => row['VisitorSender'] === owner.visitorId);
const untilStored = (count: number) => eventually(async () => expect(await stored()).toHaveLength(count));
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

describe('a card that is given as a message', () => {
  it('arrives once, with its fields and its link, and is noted as given', async () => {
    const { sendCard, loadCards } = await loadFlow();
    await sendCard({ owner, card, to, title: 'Card' });
    await untilStored(1);
    expect((await stored())[0]).toMatchObject({
      VisitorReceiver: to.visitorId,
      Title: 'Card',
      Content: '林小满\n13800000000',
      LinkInfo: expect.stringContaining(`/cards/${exhibitionId}/add#1.`) as string,
    });
    const { given } = await loadCards(owner);
    expect(given).toMatchObject([{ way: 'sent', fields: ['name', 'mobile'], to }]);
  });

  it('is withdrawn by a second message in the same conversation', async () => {
    const { sendCard, loadCards, withdrawCard } = await loadFlow();
    await sendCard({ owner, card, to, title: 'Card' });
    await untilStored(1);
    const [given] = (await loadCards(owner)).given;
    if (given === undefined) throw new Error('Nothing was given');
    await withdrawCard(owner, given, 'please delete');
    await untilStored(2);
    expect((await stored()).map(({ Content }) => Content)).toContain('please delete');
    expect((await loadCards(owner)).given[0]?.withdrawnAtMs).toBeTypeOf('number');
  });

  it('that has not left yet is taken back, and nothing is sent', async () => {
    goOffline();
    const { sendCard, loadCards, withdrawCard } = await loadFlow();
    const { sendMessages } = await import('#entities/message/messageQueue.ts');
    await sendCard({ owner, card, to, title: 'Card' });
    const [given] = (await loadCards(owner)).given;
    if (given === undefined) throw new Error('Nothing was given');
    await sendMessages();
    await withdrawCard(owner, given, 'please delete');
    vi.restoreAllMocks();
    await sendMessages();
    expect(await stored()).toHaveLength(0);
    expect((await loadCards(owner)).given[0]?.withdrawnAtMs).toBeTypeOf('number');
  });
});

describe('the record of given cards', () => {
  const notes = async () => (await (await loadFlow()).loadCards(owner)).given;

  it.each([
    ['before the message is kept', 'outbox/', 'unsure'],
    ['after it is kept, before any answer', '', 'waiting'],
  ])(
    'says to whom, which fields and when, also where the page is killed %s',
    async (_, blocked, delivery) => {
      const { sendCard } = await loadFlow();
      if (blocked === '') {
        phone.answerInstead(({ path }) =>
          path.endsWith('/MessageInfo') ? new Promise<Response>(() => {}) : undefined,
        );
        await sendCard({ owner, card, to, title: 'Card' });
      } else {
        const { localStores } = await import('#session/localStores.ts');
        const { outbox } = await localStores();
        vi.spyOn(outbox, 'put').mockReturnValue(new Promise(() => {}));
        void sendCard({ owner, card, to, title: 'Card' });
        await eventually(async () => {
          if ((await notes()).length === 0) throw new Error('nothing is noted yet');
        });
      }
      tab.kill();
      vi.restoreAllMocks();
      phone.answerInstead(() => undefined);
      tab = await openTab();
      const { settleGiven } = await loadFlow();
      await settleGiven(owner);
      const [given, ...others] = await notes();
      expect(others).toEqual([]);
      expect(given).toMatchObject({ way: 'sent', to, fields: ['name', 'mobile'] });
      expect(given?.atMs).toBeGreaterThan(0);
      expect(given?.delivery).toBe(delivery);
    },
  );

  it('is certain where the next page has sent what waited', async () => {
    const { sendCard, keepGiven } = await loadFlow();
    await sendCard({ owner, card, to, title: 'Card' });
    await untilStored(1);
    const [given] = await notes();
    if (given === undefined) throw new Error('Nothing was given');
    await keepGiven(owner, { ...given, delivery: 'unsure' });
    const { settleGiven } = await loadFlow();
    await settleGiven(owner);
    expect((await notes())[0]?.delivery).toBeUndefined();
  });
});

describe('a card that the server has refused', () => {
  it('and that is sent again before it is known whether another tab has sent it waits, and is not refused afterwards', async () => {
    const { sendCard, loadCards } = await loadFlow();
    const { sendAgain } = await import('#entities/message/messageQueue.ts');
    const [counted, sentAgain] = [heldUp(), heldUp()];
    let inserts = 0;
    phone.answerInstead(async ({ path }) => {
      if (path === 'queryCount/MessageInfo') await counted.until();
      if (path !== 'insert/MessageInfo') return undefined;
      inserts += 1;
      if (inserts === 1) return Response.json({ resCode: 1402, resMsg: 'blocked', result: [] });
      await sentAgain.until();
      return undefined;
    });
    const delivery = async () => (await loadCards(owner)).given[0]?.delivery;
    await sendCard({ owner, card, to, title: 'Card' });
    await counted.reached();
    const again = sendAgain((await loadCards(owner)).given[0]?.id ?? '');
    await sentAgain.reached();
    counted.release();
    // It was refused, which is noted and told; then that it is sent again.
    await eventually(() => expect(document.body.textContent).toContain('名片没能送达周明'));
    await eventually(async () => expect(await delivery()).toBe('waiting'));
    sentAgain.release();
    await again;
    await untilStored(1);
    await eventually(async () => expect(await delivery()).toBeUndefined());
  });
});

/** An answer that comes when the test says so. */
function heldUp() {
  let release = () => {};
  const released = new Promise<void>((go) => {
    release = go;
  });
  let isReached = false;
  return {
    release: () => release(),
    reached: () => eventually(() => expect(isReached).toBe(true)),
    until: () => {
      isReached = true;
      return released;
    },
  };
}

describe('a card that is saved', () => {
  const received = { ...card, visitorId: to.visitorId };

  it('twice at the same moment is one contact, and a logout asks before it deletes it', async () => {
    const { saveCard, loadCards } = await loadFlow();
    const saving = { card: received, remarks: noRemarks, nowMs: 1 };
    await Promise.all([
      saveCard(owner, { ...saving, newId: 'a' }),
      saveCard(owner, { ...saving, newId: 'b' }),
    ]);
    expect((await loadCards(owner)).contacts).toHaveLength(1);
    const { findUnsent } = await import('#entities/visitor/logout.ts');
    expect(await findUnsent()).toEqual({ kind: 'contact', exhibitionId, channelId: '' });
  });
});
