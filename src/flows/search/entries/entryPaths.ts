import type { SearchKind } from '#domain/search/catalogueEntry.ts';
import { contactPath } from '#domain/address/card/cardPaths.ts';
import { conversationPath } from '#domain/address/message/messagePaths.ts';
import { downloadPath } from '#domain/address/download/downloadPaths.ts';
import { exhibitorPath, hallPath } from '#domain/address/exhibitorPaths.ts';
import { articlePath, conferencePath, livePath, promotionPath } from '#domain/address/homePaths.ts';
import { productPath } from '#domain/address/productPaths.ts';
import { postPath } from '#domain/address/trade/supplyPaths.ts';

/** The page of what the catalogue names, by its kind. */
export const entryPaths = {
  exhibitor: exhibitorPath,
  product: productPath,
  conference: conferencePath,
  live: livePath,
  promotion: promotionPath,
  news: articlePath,
  supply: postPath,
  file: downloadPath,
  hall: hallPath,
  contact: contactPath,
  person: (exhibitionId: string, id: string) => conversationPath(exhibitionId, { kind: 'visitor', id }),
} as const satisfies Readonly<Record<SearchKind, (exhibitionId: string, id: string) => string>>;
