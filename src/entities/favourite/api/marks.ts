import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { type FavouriteKind, groupOf, type Mark, type MarkGroup } from '../rules/mark.ts';
import { downloadMark } from '../rules/downloadMark.ts';
import { searchMark } from '../rules/searchMark.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { exhibitorHelps } from '#entities/exhibitor/api/exhibitorHelpCollections.ts';
import { liveRecords } from '#entities/live/api/liveCollections.ts';
import { downloadRecords } from '#entities/download/api/downloadCollections.ts';
import { searches } from '#entities/search/api/searchCollections.ts';
import { exhibitorVisits, favourites } from './favouriteCollections.ts';

const wireKinds: Readonly<Record<FavouriteKind | 'commentLike', string>> = {
  exhibitor: '关注店铺',
  product: '收藏商品',
  commentLike: '点赞评论',
};
const liked = 'true';
/** What the visitor did not ask for at this moment: a 403 must not lead away from the page. */
const quietly = { isAskedFor: false } as const;

const ownerParts = ({ exhibitionId, visitorId }: VisitorKey) => ({
  ExhibitionId: exhibitionId,
  VisitorId: visitorId,
});

/** All of a visitor, newest first. @throws ApiProblem */
export async function readMarks(client: ApiClient, owner: VisitorKey, group: MarkGroup): Promise<Mark[]> {
  if (group === 'favourites') {
    const rows = await readAllPages((options) =>
      favourites.page(client, ownerParts(owner), { ...options, sort: { CreatedAtMesc: -1 } }),
    );
    return rows.map(favouriteOf).filter(({ id }) => id !== '');
  }
  if (group === 'searches') {
    const rows = await readAllPages((options) =>
      searches.page(client, ownerParts(owner), { ...options, sort: { CreatedAtMesc: -1 } }),
    );
    return rows.map(({ Keyword }) => searchMark(Keyword)).filter(({ id }) => id !== '');
  }
  if (group === 'downloads') {
    const rows = await readAllPages((options) => downloadRecords.page(client, ownerParts(owner), options));
    return rows.map(({ FileDownloadTaskId: id }) => downloadMark(id)).filter(({ id }) => id !== '');
  }
  if (group === 'commentLikes') {
    const parts = { ...ownerParts(owner), CollectionByWhat: wireKinds.commentLike };
    const likes = await readAllPages((options) => favourites.page(client, parts, options));
    return likes
      .map(({ ProductVisitInfoMessageId: id }): Mark => ({ kind: 'commentLike', id, exhibitorId: '' }))
      .filter(({ id }) => id !== '');
  }
  if (group === 'helps') {
    const helps = await readAllPages((options) => exhibitorHelps.page(client, ownerParts(owner), options));
    return helps.map(({ ExhibitorId }) => ({ kind: 'help', id: ExhibitorId, exhibitorId: ExhibitorId }));
  }
  const parts = { ...ownerParts(owner), IsThumbUp: liked };
  if (group === 'liveLikes') {
    const likes = await readAllPages((options) => liveRecords.page(client, parts, options));
    return likes.map(({ LiveListId }) => ({ kind: 'liveLike', id: LiveListId, exhibitorId: '' }));
  }
  const rows = await readAllPages((options) => exhibitorVisits.page(client, parts, options));
  return rows.map(({ ExhibitorId }) => ({ kind: 'like', id: ExhibitorId, exhibitorId: ExhibitorId }));
}

interface FavouriteRow {
  readonly CollectionByWhat: string;
  readonly ExhibitorId: string;
  readonly ProductId: string;
}

function favouriteOf({ CollectionByWhat, ExhibitorId, ProductId }: FavouriteRow): Mark {
  if (CollectionByWhat === wireKinds.product)
    return { kind: 'product', id: ProductId, exhibitorId: ExhibitorId };
  const id = CollectionByWhat === wireKinds.exhibitor ? ExhibitorId : '';
  return { kind: 'exhibitor', id, exhibitorId: id };
}

/** The ids of the rows that hold this mark; several where two phones have set it. @throws ApiProblem */
export async function findMarkRows(client: ApiClient, owner: VisitorKey, mark: Mark): Promise<string[]> {
  const rows = await listMarkRows(client, owner, mark);
  return rows.map(({ RecordId }) => RecordId);
}

async function listMarkRows(
  client: ApiClient,
  owner: VisitorKey,
  { kind, id }: Mark,
): Promise<readonly { readonly RecordId: string }[]> {
  const parts = ownerParts(owner);
  const policy = { policy: 'background' } as const;
  switch (kind) {
    case 'like':
      return exhibitorVisits.list(client, { ...parts, ExhibitorId: id, IsThumbUp: liked }, policy);
    case 'liveLike':
      return liveRecords.list(client, { ...parts, LiveListId: id, IsThumbUp: liked }, policy);
    case 'help':
      return exhibitorHelps.list(client, { ...parts, ExhibitorId: id }, policy);
    case 'search':
      return searches.list(client, { ...parts, Keyword: id }, policy);
    case 'download':
      return downloadRecords.list(client, { ...parts, FileDownloadTaskId: id }, policy);
    case 'commentLike':
      return favourites.list(
        client,
        { ...parts, CollectionByWhat: wireKinds.commentLike, ProductVisitInfoMessageId: id },
        policy,
      );
    case 'product':
      return favourites.list(
        client,
        { ...parts, CollectionByWhat: wireKinds.product, ProductId: id },
        policy,
      );
    case 'exhibitor':
      return favourites.list(
        client,
        { ...parts, CollectionByWhat: wireKinds.exhibitor, ExhibitorId: id },
        policy,
      );
  }
}

/** One attempt. @throws ApiProblem; Refused when the server says no */
export async function insertMark(client: ApiClient, owner: VisitorKey, mark: Mark): Promise<void> {
  const parts = ownerParts(owner);
  if (mark.kind === 'like') {
    await exhibitorVisits.insert(client, { ...parts, ExhibitorId: mark.id, IsThumbUp: liked }, quietly);
    return;
  }
  if (mark.kind === 'liveLike') {
    await liveRecords.insert(client, { ...parts, LiveListId: mark.id, IsThumbUp: liked }, quietly);
    return;
  }
  if (mark.kind === 'help') {
    await exhibitorHelps.insert(client, { ...parts, ExhibitorId: mark.id }, quietly);
    return;
  }
  if (mark.kind === 'search') {
    await searches.insert(client, { ...parts, Keyword: mark.id }, quietly);
    return;
  }
  if (mark.kind === 'download') {
    await downloadRecords.insert(client, { ...parts, FileDownloadTaskId: mark.id }, quietly);
    return;
  }
  const record = {
    ...parts,
    CollectionByWhat: wireKinds[mark.kind],
    // Other clients send a reference that is not used as an empty text.
    ProductId: mark.kind === 'product' ? mark.id : '',
    ExhibitorId: mark.kind === 'exhibitor' ? mark.id : mark.exhibitorId,
    ...(mark.kind === 'commentLike' && { ProductVisitInfoMessageId: mark.id }),
  };
  await favourites.insert(client, record, quietly);
}

/** Safe to repeat. @throws ApiProblem; Refused when the server says no */
export async function removeMarkRows(
  client: ApiClient,
  { kind }: Mark,
  recordIds: readonly string[],
): Promise<void> {
  const collections = {
    favourites,
    likes: exhibitorVisits,
    liveLikes: liveRecords,
    commentLikes: favourites,
    helps: exhibitorHelps,
    searches,
    downloads: downloadRecords,
  };
  const collection = collections[groupOf(kind)];
  for (const recordId of recordIds) await collection.remove(client, recordId, quietly);
}
