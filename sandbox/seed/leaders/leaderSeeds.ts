import type { LateSeeds } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { dayMs } from '#sandbox/venueClock.ts';
import { contentId, type ContentWorld, placeOf } from '../contentWorld.ts';
import { exhibitorId } from '../seedIds.ts';
import { seedRows } from '../seedRows.ts';
import { goodsPicture } from '../seeded.ts';

/** The exhibitors that are recommended first show all that an exhibitor can: products, a film, and people with faces. */
const leaders = [1, 2, 3, 4, 5];
const productsOfEach = 4;

/** Adds to what the exhibitors of an exhibition show; rows that were there stay as they are. */
export function leaderSeeds(world: ContentWorld, seed: number, shows: LateSeeds): LateSeeds {
  const rowsOf = (collection: string) => shows[collection]?.() ?? [];
  return {
    Product: () => [
      ...rowsOf('Product'),
      ...leaders.flatMap((number) => productsOf(world, number, seed + number)),
    ],
    ExhibitorContact: () => rowsOf('ExhibitorContact').map((row) => withFace(row, world)),
  };
}

function productsOf(world: ContentWorld, number: number, seed: number): readonly Row[] {
  const kindAt = numberOf(world.exhibitor?.(number)?.['ProductTypeInfoId']) - 1;
  const own = { ...world, exhibitors: 1, exhibitorNumber: () => number, fieldOf: () => kindAt };
  // Older than the others, which stay the newest.
  const nowMs = world.nowMs - 30 * dayMs;
  return seedRows({ ...own, nowMs, collection: 'Product', count: productsOfEach, seed }).map((row, at) => {
    const nth = world.counts.Product + (number - 1) * productsOfEach + at + 1;
    const { firstAt, secondAt } = placeOf(numberOf(row['CategorySecondId']), world);
    const pictures = row['PicList'] as readonly unknown[];
    return {
      ...row,
      RecordId: contentId('Product', world, nth),
      ProductNumber: `P-${String(nth).padStart(4, '0')}`,
      PicList: pictures.length > 0 ? pictures : [goodsPicture(firstAt, secondAt, nth)],
      Video: at === 0 ? `/sandbox/streams/video-${nth}.mp4` : '',
      CaptionsUrl: at === 0 ? `/sandbox/streams/captions-${nth}.vtt` : '',
      IsShow: true,
      IsRelease: true,
      IsRecycled: false,
    };
  });
}

/** The number that an id ends with. */
const numberOf = (id: unknown) => Number(/\d+$/.exec(String(id))?.[0] ?? 1);

function withFace(row: Row, { exhibitionId }: ContentWorld): Row {
  const at = leaders.findIndex((number) => exhibitorId(exhibitionId, number) === row['ExhibitorId']);
  return at < 0 || row['Image'] !== '' ? row : { ...row, Image: `/sandbox/pictures/seed-face-${at + 1}.svg` };
}
