import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#data/client/apiClient.ts';
import { oneOf } from '#data/collections/condition.ts';
import { commentReplies, productComments } from '../product/api/productCollections.ts';
import { type CommentSubject, askedOf, subjectKey } from './commentSubject.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { services } from '#session/services.ts';

export interface Said {
  readonly id: string;
  /** '' where the server tells none. */
  readonly name: string;
  readonly text: string;
  readonly atMs: number | undefined;
  /** '' where a visitor did not write it. */
  readonly visitorId: string;
  /** Of what a visitor wrote: about whose. */
  readonly exhibitorId: string;
}

export interface Comment extends Said {
  /** As the server told at `readAtMs`. */
  readonly likes: number;
  readonly readAtMs: number;
  readonly replies: readonly Said[];
}

export interface CommentPage {
  readonly comments: readonly Comment[];
  readonly hasMore: boolean;
}

const pageSize = 10;
const replyPages = { pageSize: 100, mostPages: 10 };
const policy = 'background';

type CommentRow = Awaited<ReturnType<typeof productComments.list>>[number];
type ReplyRow = Awaited<ReturnType<typeof commentReplies.list>>[number];

const saidOf = (row: ReplyRow): Said => ({
  id: row.RecordId,
  name: row.Name,
  text: row.Content,
  atMs: row.CreatedAtMesc,
  visitorId: row.VisitorId,
  exhibitorId: row.ExhibitorId,
});

/** Newest first, each with its replies in the order in which they were given. */
export const commentsQuery = (subject: CommentSubject) =>
  infiniteQueryOptions({
    queryKey: ['comments', subjectKey(subject)] as const,
    queryFn: async (context) => readPage(await readingClient(context), subject, context.pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length + 1 : undefined),
    staleTime: services().times.reaskEveryMs,
  });

async function readPage(client: ApiClient, subject: CommentSubject, pageIndex: number): Promise<CommentPage> {
  const readAtMs = services().now();
  const { items, hasMore } = await productComments.page(client, askedOf(subject), {
    pageIndex,
    pageSize,
    policy,
    sort: { CreatedAtMesc: -1 },
  });
  const shown = items.filter((row) => row.Content !== '' && isAbout(subject, row));
  const replies = await readReplies(client, shown);
  return { comments: shown.map((row) => commentOf(row, replies, readAtMs)), hasMore };
}

/** A row whose `LiveListId` the server has not stored may be of any live. */
const isAbout = (subject: CommentSubject, { LiveListId }: CommentRow) =>
  subject.kind !== 'live' || LiveListId === subject.liveId;

/** @param replies of this comment and of others */
export const commentOf = (row: CommentRow, replies: readonly ReplyRow[], readAtMs: number): Comment => ({
  ...saidOf({ ...row, ProductVisitInfoMessageId: '' }),
  name: row.NickName || row.Name,
  likes: row.PVNumber ?? 0,
  readAtMs,
  replies: replies
    .filter(({ ProductVisitInfoMessageId }) => ProductVisitInfoMessageId === row.RecordId)
    .map(saidOf),
});

/** What was said to these comments, in the order in which it was said. @throws ApiProblem */
export async function readReplies(
  client: ApiClient,
  rows: readonly CommentRow[],
): Promise<readonly ReplyRow[]> {
  if (rows.length === 0) return [];
  const toThese = { ProductVisitInfoMessageId: oneOf(rows.map(({ RecordId }) => RecordId)) };
  const found = await readAllPages(
    (options) => commentReplies.page(client, toThese, { ...options, policy, sort: { CreatedAtMesc: 1 } }),
    replyPages,
  );
  return found.filter(({ Content }) => Content !== '');
}

/** Whether this visitor has written on a message board or in a live room and the exhibitor has not answered: then it is asked again while it is seen. */
export function waitsForAnswer(
  { kind, exhibitionId, exhibitorId }: CommentSubject,
  pages: readonly CommentPage[],
): boolean {
  const own = kind !== 'product' && exhibitorId !== '' ? currentVisitorId(exhibitionId) : undefined;
  if (own === undefined) return false;
  return pages.some(({ comments }) =>
    comments.some(
      ({ visitorId, replies }) =>
        visitorId === own &&
        !replies.some((reply) => reply.visitorId === '' && reply.exhibitorId === exhibitorId),
    ),
  );
}
