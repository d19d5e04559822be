import type { LateSeeds } from '#sandbox/records.ts';
import { dayMs, venueText } from '#sandbox/venueClock.ts';
import type { ContentWorld } from '../contentWorld.ts';
import { makeRows } from '../seeded.ts';
import { storyMark } from '../storyMark.ts';
import { guideSeeds } from '../words/guideWords.ts';
import { coverPicture } from './coverPicture.ts';

const never = { StartTime: '', EndTime: '' };

/** Pages of the organiser, and its advertisements: running, not yet begun, over, and one without a time. */
export function organiserSeeds(world: ContentWorld, seed: number): LateSeeds {
  const { exhibitionId, nowMs } = world;
  const mark = storyMark(exhibitionId);
  const common = (idPrefix: string, count: number, nth: number) => ({
    ...world,
    idPrefix: `${idPrefix}${mark}`,
    count,
    seed: seed + nth,
  });
  const period = (fromDays: number, toDays: number) => ({
    StartTime: venueText(nowMs + fromDays * dayMs),
    EndTime: venueText(nowMs + toDays * dayMs),
  });
  const adverts = [
    { Slot: 'home', Link: `/news/${exhibitionId}`, ...period(-3, 30) },
    { Slot: 'home', Link: 'https://adverts.example.com/over', ...period(-9, -2) },
    { Slot: 'home', Link: 'https://adverts.example.com/soon', ...period(20, 30) },
    { Slot: 'lives', Link: 'https://adverts.example.com/lives', ...never },
    { Slot: 'exhibitors', Link: 'javascript:alert(1)', ...never },
    { Slot: 'products', Link: `/promotions/${exhibitionId}`, ...never },
  ];
  return {
    WebRichText: () =>
      makeRows(common('guide', guideSeeds.length, 0), (_, at) => ({
        ExhibitionId: exhibitionId,
        Title: guideSeeds[at]?.title.zh,
        TitleEn: guideSeeds[at]?.title.en,
        Content: guideSeeds[at]?.content.zh,
        ContentEn: guideSeeds[at]?.content.en,
        Type: guideSeeds[at]?.type,
        Sort: at + 1,
      })),
    CloudAdvertise: () =>
      makeRows(common('cloudad', adverts.length, 1), (_, at) => ({
        ExhibitionId: exhibitionId,
        ...adverts[at],
        Name: `云广告 ${at + 1}`,
        NameEn: `Cloud advertisement ${at + 1}`,
        Picture: coverPicture(at + 1),
        Sort: at + 1,
        PVNumber: 100 * at,
      })),
  };
}
