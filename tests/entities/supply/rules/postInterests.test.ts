import { describe, expect, it } from 'vitest';
import type { Message } from '#entities/message/rules/message.ts';
import { interestsByPost, postIn } from '#entities/supply/rules/postInterests.ts';

const exhibition = 'stand0000000000000000001';
const post = 'standpost000000000000001';

const message = (id: string, visitor: string, fields: Partial<Message> = {}): Message => ({
  id,
  partner: { kind: 'visitor', id: visitor },
  isMine: false,
  business: 'text',
  title: '',
  text: id,
  link: `/supply-demand/${exhibition}/${post}`,
  productId: '',
  atMs: 0,
  isRead: undefined,
  senderName: '',
  senderPicture: '',
  clientRef: '',
  ...fields,
});

describe('the post of a message', () => {
  it('is the one that its link names, with or without an origin', () => {
    const path = `/supply-demand/${exhibition}/${post}`;
    expect([path, `https://fair.example${path}?from=x`].map((link) => postIn(link, exhibition))).toEqual([
      post,
      post,
    ]);
  });

  it.each(['', '/supply-demand', `/product/${exhibition}/${post}`, `/supply-demand/other/${post}`])(
    'is none in the link "%s"',
    (link) => {
      expect(postIn(link, exhibition)).toBeUndefined();
    },
  );
});

describe('who is interested in a post', () => {
  it('stands there once, with the latest words about it', () => {
    const newestFirst = [message('later', 'a'), message('other', 'b'), message('earlier', 'a')];
    const found = interestsByPost(newestFirst, exhibition).get(post) ?? [];
    expect(found.map(({ message: { text } }) => text)).toEqual(['later', 'other']);
  });

  it('is no one of the booth’s own side, and no one who wrote about something else', () => {
    const messages = [message('own', 'a', { isMine: true }), message('plain', 'b', { link: '' })];
    expect(interestsByPost(messages, exhibition).size).toBe(0);
  });
});
