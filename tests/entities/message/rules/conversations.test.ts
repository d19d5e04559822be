import { describe, expect, it } from 'vitest';
import { conversationsOf, unreadCount, withoutBlocked } from '#entities/message/rules/conversations.ts';
import { type Message, type Partner, readPartner } from '#entities/message/rules/message.ts';

const acme: Partner = { kind: 'exhibitor', id: 'acme' };
const system: Partner = { kind: 'organizer', id: 'system' };
const message = (atMs: number, partner = acme, more: Partial<Message> = {}): Message => ({
  id: `m${atMs}`,
  partner,
  isMine: false,
  business: 'text',
  title: '',
  text: '',
  link: '',
  productId: '',
  atMs,
  isRead: undefined,
  senderName: '',
  senderPicture: '',
  clientRef: '',
  ...more,
});
const unread = (messages: readonly Message[], seen = {}) => unreadCount(conversationsOf(messages, seen));

describe('the list of conversations', () => {
  it('has one row per partner, the newest first, with its last message', () => {
    const list = conversationsOf([message(9, system), message(8), message(7, system), message(1)], {});
    expect(list.map(({ partner, last }) => [partner.id, last.atMs])).toEqual([
      ['system', 9],
      ['acme', 8],
    ]);
  });
});

describe('a blocked partner', () => {
  const all = conversationsOf([message(9, system), message(8)], {});

  it('is neither in the list nor among what is unread', () => {
    const left = withoutBlocked(all, [{ kind: 'exhibitor', id: 'acme' }]);
    expect(left.map(({ partner }) => partner.id)).toEqual(['system']);
    expect(unreadCount(all)).toBe(2);
    expect(unreadCount(left)).toBe(1);
  });

  it('is another one than who has the same id and is of another kind', () => {
    expect(withoutBlocked(all, [{ kind: 'visitor', id: 'acme' }])).toHaveLength(2);
  });
});

describe('a message counts as unread', () => {
  it('until the phone has seen it', () => {
    const messages = [message(9), message(8), message(7)];
    expect(unread(messages)).toBe(3);
    expect(unread(messages, { 'exhibitor/acme': 8 })).toBe(1);
    expect(unread(messages, { 'exhibitor/acme': 9 })).toBe(0);
    expect(unread(messages, { 'visitor/acme': 9 })).toBe(3);
  });

  it('until the server says that it was read', () => {
    expect(unread([message(9, acme, { isRead: true }), message(8, acme, { isRead: false })])).toBe(1);
  });

  it('until the visitor has answered it, from whichever phone', () => {
    expect(unread([message(9), message(8, acme, { isMine: true }), message(7)])).toBe(1);
  });

  it('never where the visitor has written it', () => {
    expect(unread([message(9, acme, { isMine: true, isRead: false })])).toBe(0);
  });
});

describe('a partner in an address', () => {
  it.each([
    ['exhibitor', 'exhibitor000000000001001', { kind: 'exhibitor', id: 'exhibitor000000000001001' }],
    ['organizer', 'system', { kind: 'organizer', id: 'system' }],
    ['admin', 'system', undefined],
    ['exhibitor', '', undefined],
    ['exhibitor', '/x/', undefined],
    [undefined, undefined, undefined],
  ])('%s %s is read', (kind, id, partner) => {
    expect(readPartner(kind, id)).toEqual(partner);
  });
});
