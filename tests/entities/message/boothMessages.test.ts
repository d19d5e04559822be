// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readMessage } from '#entities/message/api/readMessage.ts';
import { directionsOf } from '#entities/message/api/messageCalls.ts';
import { messages } from '#entities/message/api/messageCollections.ts';
import { readFields } from '#data/collections/readFields.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'open00000000000000000001';
const firm = 'exhibitor000000000001001';
const guest = 'visitor00000000000000xyz';
const stand = { exhibitionId, visitorId: firm, exhibitorUserId: 'user00000000000exhibitor' };
const visitor = { exhibitionId, visitorId: guest };
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

async function openPage(exhibitorId = firm) {
  const tab = await openTab();
  tabs.push(tab);
  tab.device.getState().set('exhibitorId', exhibitorId);
  tab.device.getState().set('exhibitorUserId', stand.exhibitorUserId);
  const [queue, outgoing, enquiries, answers] = await Promise.all([
    import('#entities/message/messageQueue.ts'),
    import('#entities/message/outgoingMessages.ts'),
    import('#entities/message/inquiries/useEnquiries.ts'),
    import('#entities/message/inquiries/answerInquiry.ts'),
  ]);
  const write = (owner = stand, clientRef = '00000000-0000-4000-8000-000000000077') =>
    queue.queueMessage({
      owner,
      partner: { kind: 'visitor', id: guest },
      business: 'text',
      text: '交期是六周',
      title: '',
      link: '',
      productId: '',
      senderName: '顾清和',
      clientRef,
      writtenAtMs: Date.now(),
    });
  return { tab, ...queue, ...outgoing, ...enquiries, ...answers, write };
}

const rows = () => phone.rows('MessageInfo', exhibitionId);
const rowOf = (fields: object) => {
  const row = readFields(messages.fields, {
    RecordId: 'message00000000000000001',
    ExhibitionId: exhibitionId,
    ...fields,
  });
  if (row === undefined) throw new Error('no row');
  return row;
};

describe('messages of a booth', () => {
  it('that one contact has left wait for them: a colleague on the same phone does not see them, and writes to the same visitor', async () => {
    const page = await openPage();
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await page.write();
    const colleague = { ...stand, exhibitorUserId: 'user00000000000assistant' };
    page.tab.device.getState().set('exhibitorUserId', colleague.exhibitorUserId);
    line.mockRestore();
    await page.write(colleague, '00000000-0000-4000-8000-000000000078');
    await eventually(async () => expect(await rows()).toHaveLength(1));
    await eventually(() => expect(page.outgoingMessages.getState().list).toHaveLength(1));
    const partner = { kind: 'visitor', id: guest } as const;
    expect(renderHook(() => page.useOutgoing(colleague, partner)).result.current).toEqual([]);
    expect(renderHook(() => page.useOutgoing(stand, partner)).result.current).toHaveLength(1);
  });

  it.each(['replyLostAfterCommit', 'deliveredTwice'] as const)('arrive once also after %s', async (name) => {
    const page = await openPage();
    await phone.fault({ name, path: 'insert/MessageInfo', times: 1 });
    await page.write();
    await eventually(() => expect(page.outgoingMessages.getState().list).toEqual([]));
    const sent = (await rows()).filter(
      (row) => row['ExhibitorSender'] === firm && row['Content'] === '交期是六周',
    );
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ VisitorReceiver: guest, Type: '1' });
    expect(sent[0]).not.toHaveProperty('VisitorSender');
    const asked = phone.asked.find(({ path }) => path === 'insert/MessageInfo');
    expect(asked?.body.userId).toBe(stand.exhibitorUserId);
  });

  it('do not leave under the login of another exhibitor', async () => {
    const page = await openPage('exhibitor000000000001002');
    await page.write();
    await page.sendMessages();
    expect(
      (await rows()).filter((row) => row['ExhibitorSender'] === firm && row['Content'] === '交期是六周'),
    ).toEqual([]);
    expect(page.outgoingMessages.getState().list).toHaveLength(1);
  });

  it('open with the login of their own side only', () => {
    const toBooth = rowOf({ VisitorSender: guest, ExhibitorReceiver: firm, Content: 'x' });
    const toVisitor = rowOf({ VisitorSender: 'visitor00000000000000abc', VisitorReceiver: guest });
    const toAll = rowOf({ SysSender: 'sys', ToAllVisitor: true });
    const toOther = rowOf({ VisitorSender: guest, ExhibitorReceiver: 'exhibitor000000000001002' });
    expect(readMessage(toBooth, stand)).toMatchObject({
      isMine: false,
      partner: { kind: 'visitor', id: guest },
    });
    expect(readMessage(toBooth, visitor)).toMatchObject({
      isMine: true,
      partner: { kind: 'exhibitor', id: firm },
    });
    for (const row of [toVisitor, toAll, toOther]) expect(readMessage(row, stand)).toBeUndefined();
    // The same id on the other side opens nothing either.
    expect(readMessage(toVisitor, { ...stand, visitorId: guest })).toBeUndefined();
    for (const parts of directionsOf(stand, { kind: 'visitor', id: guest }))
      expect([parts.ExhibitorSender, parts.ExhibitorReceiver]).toContain(firm);
  });

  it('answer an inquiry once, and say where it has changed meanwhile', async () => {
    const page = await openPage();
    await phone.call('insert/EnquiryRecord', {
      record: {
        ExhibitionId: exhibitionId,
        VisitorId: guest,
        ExhibitorId: firm,
        Type: '0',
        ProductName: 'x',
      },
    });
    const inquiry = async () =>
      (await phone.rows('EnquiryRecord', exhibitionId)).find((row) => row['VisitorId'] === guest);
    const client = await page.tab.services().client();
    const seen = await page.findEnquiry(client, stand, String((await inquiry())?.['RecordId']));
    if (seen === undefined) throw new Error('no inquiry');
    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/EnquiryRecord', times: 1 });
    expect(await page.answerInquiry(stand, seen, 'accepted')).toBe('done');
    expect(await inquiry()).toMatchObject({ State: '2' });
    expect(await page.answerInquiry(stand, seen, 'declined')).toBe('changed');
    expect(
      await page.answerInquiry({ ...stand, visitorId: 'exhibitor000000000001002' }, seen, 'declined'),
    ).toBe('gone');
    expect(await inquiry()).toMatchObject({ State: '2' });
  });
});
