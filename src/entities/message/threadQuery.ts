import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#data/client/apiClient.ts';
import type { ReadPolicyName } from '#data/client/readPolicy.ts';
import { directionsOf, type MessagePage, readMessagePage } from './api/messageCalls.ts';
import type { MessageOwner, Partner } from './rules/message.ts';
import {
  joinMessages,
  type MessageStream,
  shownMessages,
  type Thread,
  withArrived,
} from './rules/messageStream.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { withAudience } from './withAudience.ts';

const pageSizes = { all: 100, one: 40 } as const;
/** Of what is asked again: beyond it the older part is forgotten, and read again by scrolling. */
const mostNewPages = 5;
const mostKept = { all: 200, one: 80 } as const;

export interface ThreadKey {
  readonly owner: MessageOwner;
  /** Undefined for the messages of all. */
  readonly partner: Partner | undefined;
}

const sizeOf = ({ partner }: ThreadKey) => (partner === undefined ? 'all' : 'one');

/** Of all that a visitor has read. */
export const messagesKey = ({ exhibitionId, visitorId }: MessageOwner) =>
  ['messages', exhibitionId, visitorId] as const;

/** The newest messages of each direction, joined with what was read before. `policy`: for what the visitor did not ask for. */
export const threadQuery = (key: ThreadKey, policy?: ReadPolicyName) =>
  queryOptions({
    queryKey: [...messagesKey(key.owner), key.partner ?? null] as const,
    queryFn: async (context): Promise<Thread> => {
      const client = await readingClient(context);
      const asked = { ...key, owner: await withAudience(client, key.owner) };
      const before = readThread(key);
      const known = before?.isKept === true ? undefined : before;
      const streams = await Promise.all(
        directionsOf(asked.owner, key.partner).map((_, at) =>
          readNewest(client, { ...asked, policy }, at, known?.streams[at]),
        ),
      );
      const thread = withArrived({ streams }, before, readThread(key));
      void keep(key, thread);
      return thread;
    },
    // What an earlier page has read is asked for again, however young it is: a page is loaded again to see what is new.
    staleTime: (query) => (query.state.data?.isKept === true ? 0 : services().times.messagePollMs),
  });

const readThread = (key: ThreadKey): Thread | undefined =>
  queryClient().getQueryData(threadQuery(key).queryKey);

export function changeThread(key: ThreadKey, change: (thread: Thread) => Thread): void {
  const { queryKey } = threadQuery(key);
  const known = readThread(key);
  // As old as before: what was stored just now says nothing of what the others wrote.
  const updatedAt = queryClient().getQueryState(queryKey)?.dataUpdatedAt;
  if (known !== undefined)
    queryClient().setQueryData(queryKey, change(known), updatedAt === undefined ? {} : { updatedAt });
}

interface Asked extends ThreadKey {
  readonly policy?: ReadPolicyName | undefined;
}

const pageOf = (client: ApiClient, key: Asked, at: number, pageIndex: number): Promise<MessagePage> => {
  const parts = directionsOf(key.owner, key.partner)[at];
  if (parts === undefined) return Promise.resolve({ messages: [], hasMore: false });
  return readMessagePage(
    client,
    { ...key, parts, nowMs: fairNowMs() },
    { pageIndex, pageSize: pageSizes[sizeOf(key)], ...(key.policy && { policy: key.policy }) },
  );
};

/** Page by page until what is known is reached. */
async function readNewest(
  client: ApiClient,
  key: Asked,
  at: number,
  known: MessageStream | undefined,
): Promise<MessageStream> {
  const knownIds = new Set(known?.messages.map(({ id }) => id));
  let read: MessageStream = { messages: [], hasMore: true };
  for (let pageIndex = 1; pageIndex <= mostNewPages && read.hasMore; pageIndex += 1) {
    const { messages, hasMore } = await pageOf(client, key, at, pageIndex);
    read = { messages: joinMessages(read.messages, messages), hasMore };
    if (known === undefined || messages.length === 0) return read;
    if (messages.some(({ id }) => knownIds.has(id)))
      return { messages: joinMessages(known.messages, read.messages), hasMore: known.hasMore };
  }
  return read;
}

/** Older messages of every direction that has some. @throws ApiProblem */
export async function readOlder(key: ThreadKey): Promise<void> {
  const known = readThread(key);
  if (known === undefined || known.isKept === true) return;
  const client = await services().client();
  const asked = { ...key, owner: await withAudience(client, key.owner) };
  const pageSize = pageSizes[sizeOf(key)];
  const older = await Promise.all(
    known.streams.map(({ hasMore, messages }, at) =>
      hasMore
        ? pageOf(client, asked, at, Math.floor(messages.length / pageSize) + 1)
        : Promise.resolve(undefined),
    ),
  );
  changeThread(key, (thread) => ({
    ...thread,
    streams: thread.streams.map((stream, at) => {
      const page = older[at];
      if (page === undefined) return stream;
      const messages = joinMessages(stream.messages, page.messages);
      // A server that takes no notice of the page would give the same for ever.
      return { messages, hasMore: page.hasMore && messages.length > stream.messages.length };
    }),
  }));
}

async function keep(key: ThreadKey, thread: Thread): Promise<void> {
  const { threads } = await localStores();
  const messages = shownMessages(thread).slice(0, mostKept[sizeOf(key)]);
  await threads.keep(key.owner, key.partner, { messages, readAtMs: services().now() });
}

/** What the phone has kept is shown until the server answers; its age is that of its answer. */
export async function openKeptThread(key: ThreadKey): Promise<void> {
  if (readThread(key) !== undefined) return;
  const { threads } = await localStores();
  const kept = await threads.find(key.owner, key.partner);
  if (kept === undefined || readThread(key) !== undefined) return;
  const streams = [{ messages: kept.messages, hasMore: false }];
  queryClient().setQueryData(
    threadQuery(key).queryKey,
    { streams, isKept: true },
    { updatedAt: kept.readAtMs },
  );
}
