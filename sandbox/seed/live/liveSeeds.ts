import type { LateSeeds } from '#sandbox/records.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { minuteMs, venueText } from '#sandbox/venueClock.ts';
import { type ContentWorld, nthExhibitor } from '../contentWorld.ts';
import { coverPicture } from '../notices/coverPicture.ts';
import { makeRows } from '../seeded.ts';
import { exhibitorId } from '../seedIds.ts';
import { storyMark } from '../storyMark.ts';
import { albumTitles, videoTitles } from '../words/liveWords.ts';
import { filmTexts, liveRow } from './liveRow.ts';

export interface LiveCounts {
  readonly lives: number;
  readonly videos: number;
  readonly pictures: number;
  /** Whether one of the pictures is gone, and one weighs 5 MB. */
  readonly hasBadPictures?: boolean;
}

const usual: LiveCounts = { lives: 30, videos: 12, pictures: 80 };

const badPictures: Readonly<Record<number, string>> = {
  4: '/sandbox/pictures/gone.jpg',
  7: '/sandbox/pictures/heavy.bmp',
};
const goodPicture = (at: number) =>
  at % 4 === 0 ? coverPicture(at) : `/sandbox/pictures/seed-photo-${1 + (at % 48)}.svg`;

const nth = (of: readonly TextPair[], at: number): TextPair => of[at % of.length] ?? { zh: '', en: '' };

/** What is filmed at a fair: lives in all their states, videos, and an album of pictures. */
export function liveSeeds(world: ContentWorld, seed: number, counts: LiveCounts = usual): LateSeeds {
  const { exhibitionId, nowMs } = world;
  const common = (idPrefix: string, count: number, nthOf: number) => ({
    ...world,
    idPrefix: `${idPrefix}${storyMark(exhibitionId)}`,
    count,
    seed: seed + nthOf,
  });
  return {
    LiveList: () => makeRows(common('live', counts.lives, 0), (make, at) => liveRow(make, at, world)),
    VideoList: () =>
      makeRows(common('video', counts.videos, 1), (make, at) => ({
        ExhibitionId: exhibitionId,
        ExhibitorId: at % 3 === 1 ? exhibitorId(exhibitionId, nthExhibitor(world, 1 + (at % 8))) : '',
        Title: nth(videoTitles, at).zh,
        TitleEn: nth(videoTitles, at).en,
        Cover: coverPicture(at + 2),
        Url: `/sandbox/streams/video-${at + 1}.mp4`,
        ...(at % 2 === 0 ? filmTexts(at + 1) : {}),
        Duration: 8,
        PVNumber: make.number(40, 60_000),
        Sort: at + 1,
      })),
    LivePicture: () =>
      makeRows(common('album', counts.pictures, 2), (_, at) => ({
        ExhibitionId: exhibitionId,
        Image: (counts.hasBadPictures ? badPictures[at] : undefined) ?? goodPicture(at),
        Title: nth(albumTitles, Math.floor(at / 14)).zh,
        TitleEn: nth(albumTitles, Math.floor(at / 14)).en,
        TakenTime: venueText(nowMs - (2 + at * 17) * minuteMs),
      })),
  };
}
