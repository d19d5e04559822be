import type { ServerRow } from '#domain/record/serverRow.ts';
import { readReference } from '#domain/record/serverRow.ts';
import type { PostOwner } from '../rules/postOwner.ts';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { lookUp, type RowLookup } from '#data/collections/lookUp.ts';
import { outcomeOf, type SentOnce } from '#data/client/outcomeOf.ts';
import { supplyPosts } from './supplyCollections.ts';
import { readPost } from './readPost.ts';

/** Sends a post once, for an exhibitor as its user; never throws for what the network or the server does. */
export const insertPost = (client: ApiClient, record: ServerRow, as: PostUser): Promise<SentOnce> =>
  outcomeOf(client.write('/data/insert/CloudRelease', { record }, asUser(as)));

/** Corrects one post; sending it again does no harm. */
export function updatePost(
  client: ApiClient,
  { recordId, setValue }: { readonly recordId: string; readonly setValue: ServerRow },
  as: PostUser,
): Promise<SentOnce> {
  if (!recordId) throw new Error('a correction without a RecordId');
  return outcomeOf(client.write('/data/update/CloudRelease', { recordId, setValue }, asUser(as)));
}

/**
 * The owner's rows that one submission may have made: those of its client reference, or, at a server that keeps none, those
 * with the same name and kind. Other posts of the owner are not among them.
 */
export async function findSentPosts(
  client: ApiClient,
  record: ServerRow,
  options: ReadOptions,
): Promise<RowLookup> {
  const exhibitorId = readReference(record['ExhibitorId']);
  const own = {
    ExhibitionId: readReference(record['ExhibitionId']),
    ...(exhibitorId === ''
      ? { VisitorId: readReference(record['VisitorId']) }
      : { ExhibitorId: exhibitorId }),
  };
  const found = await lookUp(client, supplyPosts, own, options);
  if (found.kind !== 'found') return found;
  const rows = found.rows.filter((row) => isSent(row, record));
  return rows.length > 0 ? { kind: 'found', rows } : { kind: 'absent' };
}

function isSent(row: ServerRow, record: ServerRow): boolean {
  const post = readPost(row);
  const reference = row['ClientRef'];
  if (typeof reference === 'string' && reference !== '') return reference === record['ClientRef'];
  const sent = readPost({ ...record, RecordId: row['RecordId'] });
  return post !== undefined && post.kind === sent?.kind && post.productName === sent.productName;
}

/** On whose behalf the API is asked, where that is not the visitor. */
export type PostUser = Pick<PostOwner, 'exhibitorUserId'>;

const asUser = ({ exhibitorUserId }: PostUser) =>
  exhibitorUserId === undefined ? {} : { userId: exhibitorUserId };
