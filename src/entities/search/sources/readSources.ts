import type { ApiClient } from '#api/client/apiClient.ts';
import { Refused, ServerBusy, Unreadable } from '#api/client/problems.ts';
import type { SearchKind } from '#domain/matching/catalogueEntry.ts';
import {
  type CatalogueNames,
  type CataloguePage,
  type CatalogueSource,
  exhibitorSource,
  type PageAsked,
  productSource,
} from './catalogueSources.ts';
import { eventSources } from './eventSources.ts';
import { fileSource } from './fileSource.ts';
import { supplySource } from './supplySource.ts';

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
