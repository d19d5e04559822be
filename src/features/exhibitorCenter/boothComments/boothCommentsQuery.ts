import { queryOptions } from '@tanstack/react-query';
import { oneOf } from '#data/collections/condition.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { isAnswerOf } from '#entities/comment/answers/answerer.ts';
import { boothCommentsKey } from '#entities/comment/answers/rereadAnswers.ts';
import { type Comment, commentOf, readReplies } from '#entities/comment/commentsQuery.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { productComments, products } from '#entities/product/api/productCollections.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { services } from '#session/services.ts';

export interface BoothComment {
  readonly comment: Comment;
  /** '' on the message board and in a live room. */
  readonly productId: string;
  /** '' where it was not written in a live room. */
  readonly liveId: string;
  /** Names of the product; '' where they are not known. */
  readonly product: { readonly zh: string; readonly en: string };
  readonly isAnswered: boolean;
}

/** Rows whose replies, or products whose names, are asked for with one question. */
const together = 50;

/** What visitors have written on the board of an exhibitor, below its products and in its live rooms: unanswered first, each part with the newest first. */
export const boothCommentsQuery = (booth: BoothKey) =>
  queryOptions({
    queryKey: boothCommentsKey(booth),
    queryFn: async (context) => readBoothComments(await readingClient(context), booth),
    staleTime: services().times.pollMs,
  });

async function readBoothComments(client: ApiClient, booth: BoothKey): Promise<readonly BoothComment[]> {
  const { exhibitionId, exhibitorId } = booth;
  const readAtMs = fairNowMs();
  const parts = { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId };
  const rows = await readAllPages((paging) =>
    productComments.page(client, parts, { ...paging, policy: 'background', sort: { CreatedAtMesc: -1 } }),
  );
  const shown = rows.filter((row) => row.Content !== '' && row.ExhibitorId === exhibitorId);
  const comments: BoothComment[] = [];
  for (let from = 0; from < shown.length; from += together) {
    const part = shown.slice(from, from + together);
    const [replies, names] = await Promise.all([readReplies(client, part), readProductNames(client, part)]);
    for (const row of part) {
      const comment = commentOf(row, replies, readAtMs);
      const product = names.get(row.ProductId) ?? { zh: '', en: '' };
      const isAnswered = comment.replies.some((reply) => isAnswerOf(exhibitorId, reply));
      comments.push({ comment, productId: row.ProductId, liveId: row.LiveListId, product, isAnswered });
    }
  }
  return [
    ...comments.filter(({ isAnswered }) => !isAnswered),
    ...comments.filter(({ isAnswered }) => isAnswered),
  ];
}

/** The list is whole without names. */
async function readProductNames(
  client: ApiClient,
  rows: readonly { readonly ProductId: string }[],
): Promise<ReadonlyMap<string, BoothComment['product']>> {
  const names = new Map<string, BoothComment['product']>();
  const ids = Array.from(new Set(rows.map(({ ProductId }) => ProductId))).filter((id) => id !== '');
  if (ids.length === 0) return names;
  const options = { only: ['ProductName', 'ProductNameEn'], policy: 'background' } as const;
  const found = await products.list(client, { RecordId: oneOf(ids) }, options).catch(() => []);
  for (const { RecordId, ProductName, ProductNameEn } of found)
    names.set(RecordId, { zh: ProductName, en: ProductNameEn });
  return names;
}
