import { news } from './api/newsCollections.ts';

/** The latest first. */
export const newsPlan = (exhibitionId: string) => ({
  collection: news,
  condition: { ExhibitionId: exhibitionId },
  search: ['Title', 'TitleEn'] as const,
  keptFor: exhibitionId,
  sorts: { latest: { PublishTime: -1 } } as const,
});
