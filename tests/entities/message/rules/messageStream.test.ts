import { describe, expect, it } from 'vitest';
import type { Message } from '#entities/message/rules/message.ts';
import {
  joinMessages,
  shownMessages,
  type Thread,
  withArrived,
  withMessage,
} from '#entities/message/rules/messageStream.ts';

const message = (id: string, atMs: number, isMine = false, more: Partial<Message> = {}): Message => ({
  id,
  partner: { kind: 'exhibitor', id: 'e' },
  isMine,
  business: 'text',
  title: '',
  text: id,
  link: '',
  productId: '',
  atMs,
  isRead: undefined,
  senderName: '',
  senderPicture: '',
  clientRef: '',
  ...more,
});
const ids = (messages: readonly Message[]) => messages.map(({ id }) => id);
const thread = (sent: readonly Message[], received: readonly Message[], more = [false, false]): Thread => ({
  streams: [
    { messages: sent, hasMore: more[0] === true },
    { messages: received, hasMore: more[1] === true },
  ],
});

describe('the messages of a conversation', () => {
  it('are shown once where one insert has made two rows, and others keep theirs', () => {
    const doubled = { clientRef: 'reference-1' };
    const sent = [message('s2', 4, true, doubled), message('s1', 3, true, doubled), message('s0', 1, true)];
    const received = [message('r2', 5, false, { clientRef: 'reference-2' }), message('r1', 2)];
    expect(ids(shownMessages(thread(sent, received)))).toEqual(['r2', 's1', 'r1', 's0']);
  });

  it('of both directions stand in the order of their time, newest first', () => {
    const shown = shownMessages(thread([message('s2', 4, true), message('s1', 1, true)], [message('r1', 2)]));
    expect(ids(shown)).toEqual(['s2', 'r1', 's1']);
  });

  it('end where one direction is not known further back', () => {
    const sent = [message('s2', 9, true), message('s1', 1, true)];
    const received = [message('r9', 8), message('r8', 6)];
    expect(ids(shownMessages(thread(sent, received, [false, true])))).toEqual(['s2', 'r9', 'r8']);
    expect(ids(shownMessages(thread(sent, received)))).toEqual(['s2', 'r9', 'r8', 's1']);
  });

  it('are each there once, as they were read last', () => {
    const joined = joinMessages(
      [message('a', 1)],
      [message('a', 1, false, { isRead: true }), message('b', 2)],
    );
    expect(joined).toMatchObject([{ id: 'b' }, { id: 'a', isRead: true }]);
  });

  it('of the same moment keep one order', () => {
    const [a, b] = [message('a', 1), message('b', 1)];
    expect(ids(joinMessages([a], [b]))).toEqual(ids(joinMessages([b], [a])));
  });

  it('take one that was just stored into the direction of the visitor’s own', () => {
    const before = thread([message('s1', 1, true)], [message('r1', 2)]);
    const after = withMessage(before, message('s2', 3, true));
    expect(after.streams.map(({ messages }) => ids(messages))).toEqual([['s2', 's1'], ['r1']]);
  });

  it('that came in while the server was asked are not lost with its answer', () => {
    const before = thread([message('s1', 1, true)], []);
    const now = withMessage(before, message('s2', 3, true));
    const read = thread([message('s1', 1, true)], [message('r1', 2)]);
    expect(ids(shownMessages(withArrived(read, before, now)))).toEqual(['s2', 'r1', 's1']);
  });

  it('that the server has dropped meanwhile do not come back', () => {
    const before = thread([message('s1', 1, true), message('s0', 0, true)], []);
    const now = withMessage(before, message('s2', 3, true));
    expect(ids(shownMessages(withArrived(thread([message('s1', 1, true)], []), before, now)))).toEqual([
      's2',
      's1',
    ]);
  });
});
