import { downloadFiles } from '#entities/download/api/downloadCollections.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { Refused, ServerBusy, Unreadable } from '#data/client/problems.ts';
import type { SearchKind } from '#domain/matching/catalogueEntry.ts';
import {
  type CatalogueNames,
  type CataloguePage,
  type CatalogueSource,
  exhibitorSource,
  type PageAsked,
  productSource,
  isNamed,
  none,
  policy,
} from './catalogueSources.ts';
import { eventSources } from './eventSources.ts';
import { supplySource } from './supplySource.ts';

/** Files to download, with whose they are. */
const fileSource: CatalogueSource = async (client, asked, { suppliers }) => {
  const { exhibitionId, pageIndex, pageSize, search = '' } = asked;
  const { items, hasMore } = await downloadFiles.page(
    client,
    { ExhibitionId: exhibitionId },
    {
      pageIndex,
      pageSize,
      policy,
      ...(search !== '' && { search: { text: search, fields: ['Name', 'NameEn'] as const } }),
    },
  );
  const entries = items
    .filter(({ isDeleted }) => !isDeleted)
    .map((file) => ({
      kind: 'file' as const,
      id: file.id,
      name: file.name,
      note: suppliers.get(file.exhibitorId) ?? file.group,
      hall: none,
      booth: '',
      picture: '',
      rank: file.count ?? 0,
    }));
  return { entries: entries.filter(isNamed), hasMore };
};

interface NamedSource {
  readonly kind: SearchKind;
  readonly read: CatalogueSource;
  /** A server may not have it: the search goes on without. */
  readonly isOptional: boolean;
}

/** In this order: what follows the exhibitors is named with them. */
export const catalogueSources: readonly NamedSource[] = [
  { kind: 'exhibitor', read: exhibitorSource, isOptional: false },
  { kind: 'conference', read: eventSources.conference, isOptional: true },
  { kind: 'live', read: eventSources.live, isOptional: true },
  { kind: 'promotion', read: eventSources.promotion, isOptional: true },
  { kind: 'news', read: eventSources.news, isOptional: true },
  { kind: 'supply', read: supplySource, isOptional: true },
  { kind: 'file', read: fileSource, isOptional: true },
  { kind: 'product', read: productSource, isOptional: false },
];

const isOfServer = (cause: unknown) =>
  cause instanceof Refused || cause instanceof Unreadable || cause instanceof ServerBusy;

/**
 * Undefined where the server does not answer for a kind that it may not have.
 * @throws ApiProblem
 */
export async function readSource(
  { read, isOptional }: NamedSource,
  client: ApiClient,
  asked: PageAsked,
  names: CatalogueNames,
): Promise<CataloguePage | undefined> {
  try {
    return await read(client, asked, names);
  } catch (cause) {
    if (isOptional && isOfServer(cause)) return undefined;
    throw cause;
  }
}
