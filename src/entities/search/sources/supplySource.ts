import { supplyPosts } from '#entities/supply/api/supplyCollections.ts';
import { isPicture } from '#entities/supply/rules/isPicture.ts';
import { isClosed } from '#entities/supply/rules/postClosing.ts';
import { isListed } from '#entities/supply/rules/supplyPost.ts';
import { withoutMobiles } from '#entities/supply/rules/withoutMobiles.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { type CatalogueSource, isNamed, none, policy } from './catalogueSources.ts';

/** What is offered and wanted now. A post is written in one language. */
export const supplySource: CatalogueSource = async (client, asked) => {
  const { exhibitionId, pageIndex, pageSize, search = '' } = asked;
  const { items, hasMore } = await supplyPosts.page(
    client,
    { ExhibitionId: exhibitionId },
    {
      pageIndex,
      pageSize,
      policy,
      ...(search !== '' && { search: { text: search, fields: ['productName', 'companyName'] as const } }),
    },
  );
  const nowMs = fairNowMs();
  const entries = items
    .filter((post) => isListed(post) && !isClosed(post, nowMs))
    .map((post) => ({
      kind: 'supply' as const,
      id: post.RecordId,
      name: { zh: withoutMobiles(post.productName), en: '' },
      note: { zh: withoutMobiles(post.companyName), en: '' },
      hall: none,
      booth: '',
      picture: post.files.find(isPicture) ?? '',
      rank: 0,
    }));
  return { entries: entries.filter(isNamed), hasMore };
};
