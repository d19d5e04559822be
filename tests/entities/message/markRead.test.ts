// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Message } from '#entities/message/rules/message.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const read: Message = {
  id: 'message00000000000000001',
  partner: { kind: 'visitor', id: 'visitor00000000000000abc' },
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
};
let phone: Phone;
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  tab = await openTab();
});
afterEach(() => tab.kill());

it.each([
  ['a booth is marked as read by its contact', 'user00000000000exhibitor', 'user00000000000exhibitor'],
  ['a visitor is marked as read by the visitor', undefined, 'user-of-the-visitor'],
])('what was written to %s', async (_, exhibitorUserId, userId) => {
  tab.device.getState().set('userId', 'user-of-the-visitor');
  const { markRead } = await import('#entities/message/markRead.ts');
  const enquiry = { ...read, id: 'enquiry00000000000000001', enquiry: {} };
  await markRead({ exhibitorUserId }, [read, enquiry]);
  const updates = phone.asked.filter(({ path }) => path.startsWith('update/'));
  expect(updates.map(({ path, body }) => [path, body.userId])).toEqual([
    ['update/MessageInfo', userId],
    ['update/EnquiryRecord', userId],
  ]);
});
