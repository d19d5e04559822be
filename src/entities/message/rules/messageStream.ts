import type { Message } from './message.ts';

/** Messages of one direction, newest first, as far back as they were read. */
export interface MessageStream {
  readonly messages: readonly Message[];
  readonly hasMore: boolean;
}

/** What was read of a conversation, or of all: what was sent, what was received, and what was told to everybody. */
export interface Thread {
  readonly streams: readonly MessageStream[];
  /** What the phone has kept of an earlier page, until the server has answered. */
  readonly isKept?: boolean;
}

export const newestFirst = (one: Message, other: Message): number =>
  other.atMs - one.atMs || (one.id < other.id ? 1 : -1);

/** Each once; what is read later replaces what was known, because a message may have been read meanwhile. */
export function joinMessages(known: readonly Message[], read: readonly Message[]): readonly Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of read) byId.set(message.id, message);
  return Array.from(byId.values()).sort(newestFirst);
}

/**
 * All messages, newest first, down to where every direction is known: below it messages of one direction would stand without the
 * answers between them.
 */
export function shownMessages({ streams }: Thread): readonly Message[] {
  const all = streams.reduce<readonly Message[]>(
    (joined, { messages }) => joinMessages(joined, messages),
    [],
  );
  const bounds = streams
    .filter(({ hasMore, messages }) => hasMore && messages.length > 0)
    .map(({ messages }) => messages[messages.length - 1]?.atMs ?? 0);
  const bound = Math.max(...bounds, 0);
  return eachSentOnce(bound === 0 ? all : all.filter(({ atMs }) => atMs >= bound));
}

/** One insert may have made two rows: the first of them counts. */
function eachSentOnce(messages: readonly Message[]): readonly Message[] {
  const first = new Map(messages.map(({ clientRef, id }) => [clientRef, id]));
  return messages.filter(({ clientRef, id }) => clientRef === '' || first.get(clientRef) === id);
}

export const hasOlder = ({ streams }: Thread): boolean => streams.some(({ hasMore }) => hasMore);

/** The same thread with a message that was just stored. */
export function withMessage(thread: Thread, message: Message): Thread {
  const at = Math.max(
    thread.streams.findIndex(({ messages }) => messages.some(({ isMine }) => isMine === message.isMine)),
    0,
  );
  return changeStream(thread, at, (messages) => joinMessages(messages, [message]));
}

/** What came into the thread while it was read again: a message that was stored meanwhile. */
export function withArrived(read: Thread, before: Thread | undefined, now: Thread | undefined): Thread {
  if (now === undefined || now === before) return read;
  const known = new Set<string>();
  for (const { messages } of before?.streams ?? []) for (const { id } of messages) known.add(id);
  return now.streams.reduce(
    (thread, { messages }, at) =>
      changeStream(thread, at, (own) =>
        joinMessages(
          messages.filter(({ id }) => !known.has(id)),
          own,
        ),
      ),
    read,
  );
}

const changeStream = (
  thread: Thread,
  at: number,
  change: (messages: readonly Message[]) => readonly Message[],
): Thread => ({
  ...thread,
  streams: thread.streams.map((stream, index) =>
    index === at ? { ...stream, messages: change(stream.messages) } : stream,
  ),
});
