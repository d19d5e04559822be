// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message, MessageOwner } from '#entities/message/rules/message.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'open00000000000000000001';
const guest = 'visitor00000000000000abc';
const visitor: MessageOwner = { exhibitionId, visitorId: 'visitor00000000000000xyz' };
const stand: MessageOwner = {
  exhibitionId,
  visitorId: 'exhibitor000000000001001',
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

async function openPage({ exhibitorUserId = stand.exhibitorUserId ?? '' } = {}) {
  for (const tab of tabs) tab.kill();
  const tab = await openTab();
  tabs.push(tab);
  const { set } = tab.device.getState();
  set('visitorId', visitor.visitorId);
  set('userId', 'user-of-the-visitor');
  set('exhibitorId', stand.visitorId);
  set('exhibitorUserId', exhibitorUserId);
  return import('#entities/message/markRead.ts');
}

/** Answers the id of the row. */
async function insert(collection: string, record: object): Promise<string> {
  const { result } = await phone.call(`insert/${collection}`, { record });
  const row = (Array.isArray(result) ? result[0] : result) as { readonly RecordId: string };
  return row.RecordId;
}

const shown = (id: string): Message => ({
  id,
  partner: { kind: 'visitor', id: guest },
  isMine: false,
  business: 'text',
  title: '',
  text: '样品在展位上吗？',
  link: '',
  productId: '',
  atMs: 1,
  isRead: false,
  senderName: '',
  senderPicture: '',
  clientRef: '',
});

/** Written by another visitor. */
async function messageTo({ visitorId, exhibitorUserId }: MessageOwner): Promise<Message> {
  const receiver =
    exhibitorUserId === undefined ? { VisitorReceiver: visitorId } : { ExhibitorReceiver: visitorId };
  const record = { ExhibitionId: exhibitionId, Type: '1', State: '0', VisitorSender: guest, ...receiver };
  return shown(await insert('MessageInfo', { ...record, Content: '样品在展位上吗？' }));
}

async function inquiryOfGuest() {
  const about = { ExhibitionId: exhibitionId, VisitorId: guest, ExhibitorId: stand.visitorId };
  const id = await insert('EnquiryRecord', { ...about, Type: '0' });
  return { ...shown(id), enquiry: {} };
}

const stateOf = async (collection: string, id: string) =>
  (await phone.rows(collection, exhibitionId)).find((row) => row['RecordId'] === id)?.['State'];
const updates = () =>
  phone.asked
    .filter(({ path }) => path.startsWith('update/'))
    .map(({ path, body }) => [path, body.params['recordId'], body.userId]);
const waiting = () => JSON.parse(localStorage.getItem('readsWaiting') ?? '[]') as unknown[];
const loseAnswers = () =>
  phone.answerInstead(({ path }) => (path.startsWith('update/') ? Response.error() : undefined));
const answerAgain = () => phone.answerInstead(() => undefined);

describe('what was read', () => {
  it('by a booth is marked as its contact, by a visitor as the visitor', async () => {
    const { markRead } = await openPage();
    const [toStand, inquiry, toVisitor] = [
      await messageTo(stand),
      await inquiryOfGuest(),
      await messageTo(visitor),
    ];
    await markRead(stand, [toStand, inquiry]);
    await markRead(visitor, [toVisitor]);
    expect(updates()).toEqual([
      ['update/MessageInfo', toStand.id, stand.exhibitorUserId],
      ['update/EnquiryRecord', inquiry.id, stand.exhibitorUserId],
      ['update/MessageInfo', toVisitor.id, 'user-of-the-visitor'],
    ]);
    expect(waiting()).toEqual([]);
  });

  it('is marked again on the same page where the first request had no answer, and then no more', async () => {
    const { markRead } = await openPage();
    const message = await messageTo(visitor);
    loseAnswers();
    await markRead(visitor, [message]);
    expect(await stateOf('MessageInfo', message.id)).toBe('0');
    answerAgain();
    await eventually(async () => expect(await stateOf('MessageInfo', message.id)).toBe('1'));
    await eventually(() => expect(waiting()).toEqual([]));
    const asked = updates().length;
    window.dispatchEvent(new Event('online'));
    await markRead(visitor, [message]);
    expect(updates()).toHaveLength(asked);
  });

  it('without a network is kept by its ids alone, and marked by a later page, once', async () => {
    const first = await openPage();
    const message = await messageTo(visitor);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await first.markRead(visitor, [message]);
    expect(updates()).toEqual([]);
    expect(waiting()).toEqual([{ id: message.id, kind: 'message', ...visitor }]);
    online.mockRestore();

    await openPage();
    const { sendWhatWaits } = await import('#app/listening/sendWhatWaits.ts');
    sendWhatWaits();
    await eventually(() => expect(waiting()).toEqual([]));
    expect(updates()).toEqual([['update/MessageInfo', message.id, 'user-of-the-visitor']]);
    expect(await stateOf('MessageInfo', message.id)).toBe('1');
  });

  it('waits while another person is logged in, and is marked when its reader is again', async () => {
    const first = await openPage();
    const message = await messageTo(stand);
    loseAnswers();
    await first.markRead(stand, [message]);
    answerAgain();
    phone.asked.length = 0;

    const colleague = 'user00000000000colleague';
    const second = await openPage({ exhibitorUserId: colleague });
    const other = await messageTo(stand);
    await second.markRead({ ...stand, exhibitorUserId: colleague }, [other]);
    expect(updates()).toEqual([['update/MessageInfo', other.id, colleague]]);

    (await openPage()).resumeReads();
    await eventually(() => expect(waiting()).toEqual([]));
    expect(updates().slice(1)).toEqual([['update/MessageInfo', message.id, stand.exhibitorUserId]]);
  });

  it('does not make an inquiry unanswered that was accepted meanwhile', async () => {
    const { markRead } = await openPage();
    const inquiry = await inquiryOfGuest();
    await phone.call('update/EnquiryRecord', { recordId: inquiry.id, setValue: { State: '2' } });
    await markRead(stand, [inquiry]);
    expect(await stateOf('EnquiryRecord', inquiry.id)).toBe('2');
    expect(updates()).toEqual([]);
    expect(waiting()).toEqual([]);
  });

  it('is not sent for ever where the server refuses it', async () => {
    const { markRead } = await openPage();
    const message = await messageTo(visitor);
    phone.answerInstead(({ path }) =>
      path === 'update/MessageInfo' ? Response.json({ resCode: 1402, resMsg: '', result: [] }) : undefined,
    );
    await markRead(visitor, [message]);
    expect(waiting()).toEqual([]);
  });
});
