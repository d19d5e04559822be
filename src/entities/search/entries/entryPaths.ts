import type { SearchKind } from '#domain/matching/catalogueEntry.ts';
import { contactPath } from '#entities/card/rules/cardPaths.ts';
import { conversationPath } from '#entities/message/rules/messagePaths.ts';
import { downloadPath } from '#entities/download/rules/downloadPaths.ts';
import { exhibitorPath, hallPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { articlePath, conferencePath, livePath, promotionPath } from '#domain/address/homePaths.ts';
import { productPath } from '#entities/product/rules/productPaths.ts';
import { postPath } from '#entities/supply/rules/supplyPaths.ts';

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
