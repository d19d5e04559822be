import { loadChunk } from '#chunks/loadChunk.ts';
import type { ChineseData } from '#domain/matching/chineseTable.ts';
import { type CatalogueHost, createCatalogueHost } from './catalogueHost.ts';

/** For a browser that starts no worker, such as one in which workers are forbidden. */
export const catalogueInPage = (): CatalogueHost =>
  createCatalogueHost(() =>
    loadChunk(() => import('#domain/matching/chinese.json')).then((data): ChineseData => data.default),
  );
