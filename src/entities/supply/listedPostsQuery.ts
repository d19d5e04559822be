import { queryOptions } from '@tanstack/react-query';
import { readAllPages } from '#data/collections/readAllPages.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';
import { supplyPosts } from './api/supplyCollections.ts';
import { isListed } from './rules/supplyPost.ts';

const pageSize = 200;
/** The newest thousand: what is older has closed. */
const mostPages = 5;
const keptMs = 30 * 60_000;

/** What others see of an exhibition, and of each exhibitor there. */
export const listedPostsKey = (exhibitionId: string) => ['supplyBoard', exhibitionId] as const;

/** All that others see, newest first: search, filters, order and pairing take place on the phone. */
export const listedPostsQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: listedPostsKey(exhibitionId),
    queryFn: async (context) => {
      const client = await readingClient(context);
      const posts = await readAllPages(
        (page) =>
          supplyPosts.page(client, { ExhibitionId: exhibitionId }, { ...page, sort: { CreatedAtMesc: -1 } }),
        { pageSize, mostPages },
      );
      return posts.filter(isListed);
    },
    staleTime: services().times.reaskEveryMs,
    gcTime: keptMs,
  });

/** The same of one exhibitor. */
export const exhibitorPostsQuery = (exhibitionId: string, exhibitorId: string) =>
  queryOptions({
    queryKey: [...listedPostsKey(exhibitionId), exhibitorId] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      const of = { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId };
      const posts = await readAllPages(
        (page) =>
          supplyPosts.page(client, of, { ...page, sort: { CreatedAtMesc: -1 }, policy: 'background' }),
        { pageSize, mostPages },
      );
      return posts.filter((post) => isListed(post) && post.ExhibitorId === exhibitorId);
    },
    staleTime: services().times.reaskEveryMs,
  });
