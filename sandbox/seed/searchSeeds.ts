import type { LateSeeds } from '../records.ts';
import type { ContentWorld } from './contentWorld.ts';
import { makeRows, seedId } from './seeded.ts';
import { storyMark } from './storyMark.ts';

/** The last was searched by one visitor alone. */
const words = ['视觉检测', '机器人', '激光切割', '轴承', 'robot', '传感器', 'laser', '展位电话'] as const;
const rows = 40;

/** What visitors have searched: the first words by the most of them. */
export const searchSeeds = (world: ContentWorld, seed: number): LateSeeds => ({
  SearchHistoryRecord: () =>
    makeRows(
      { ...world, idPrefix: `searched${storyMark(world.exhibitionId)}`, count: rows, seed },
      (make, at) => {
        const isLast = at === rows - 1;
        const wordAt = Math.min(make.number(0, words.length - 2), make.number(0, words.length - 2));
        return {
          ExhibitionId: world.exhibitionId,
          VisitorId: seedId('reader', at + 1),
          Keyword: isLast ? words[words.length - 1] : words[wordAt],
        };
      },
    ),
});
