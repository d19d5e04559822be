import type { LateSeeds } from '../records.ts';
import type { Row } from '../store/store.ts';
import { calendarSeeds } from './appointments/calendarSeeds.ts';
import type { ContentWorld } from './contentWorld.ts';
import { contentNumber, fairExhibitor, type FairLayout } from './fairExhibitor.ts';
import { companyAt } from './words/companyNames.ts';
import { downloadSeeds } from './downloads/downloadSeeds.ts';
import { type LiveCounts, liveSeeds } from './live/liveSeeds.ts';
import { noticeSeeds } from './notices/noticeSeeds.ts';
import { organiserSeeds } from './notices/organiserSeeds.ts';
import { once } from './once.ts';
import { programmeSeeds } from './programme/programmeSeeds.ts';
import { hallPrefix, infoPrefix, kindPrefix } from './seedIds.ts';
import { makeRows } from './seeded.ts';
import { peopleSeeds } from './people/peopleSeeds.ts';
import { searchSeeds } from './searchSeeds.ts';
import { supplySeeds } from './supply/supplySeeds.ts';
import { contentSeeds } from './seedRows.ts';
import { firstCategory } from './words/taxonomy.ts';

interface Fair extends FairLayout, Omit<ContentWorld, 'exhibitors'> {
  readonly seed: number;
  /** Of its programme. */
  readonly sessions?: number;
  readonly filmed?: LiveCounts;
}

const kindCount = 12;

/** All that the exhibitors of a fair show, from 12 exhibitors to 5,000: created when it is first read. */
export function fairSeeds(fair: Fair): LateSeeds {
  const { exhibitionId, seed } = fair;
  const exhibitors = once(() =>
    makeRows({ ...fair, count: fair.exhibitors, idPrefix: infoPrefix(exhibitionId) }, (make, at) =>
      fairExhibitor(make, at, fair),
    ),
  );
  const world: ContentWorld = {
    ...fair,
    exhibitors: fair.contentCount,
    fieldOf: (number) => companyAt(number - 1).fieldAt,
    exhibitorNumber: (nth) => contentNumber(fair, nth),
    exhibitor: (number) => exhibitors()[number - 1],
  };
  const named = (idPrefix: string, count: number, nameAt: (at: number) => Row) =>
    makeRows({ ...fair, count, idPrefix }, (_, at) => ({
      ExhibitionId: exhibitionId,
      ...nameAt(at),
      Sort: at + 1,
    }));
  return {
    ExhibitionHall: () =>
      named(hallPrefix(exhibitionId), fair.halls, (at) => ({
        Name: `${at + 1} 号馆`,
        NameEn: `Hall ${at + 1}`,
      })),
    ProductTypeInfo: () =>
      named(kindPrefix(exhibitionId), kindCount, (at) => ({
        Name: firstCategory(at).zh,
        NameEn: firstCategory(at).en,
      })),
    ExhibitorExhibitionInfo: exhibitors,
    ...contentSeeds(world, seed + 40),
    ...noticeSeeds(world, seed + 60),
    ...organiserSeeds(world, seed + 70),
    ...liveSeeds(world, seed + 80, fair.filmed),
    ...searchSeeds(world, seed + 120),
    ...peopleSeeds(world, seed + 150),
    ...downloadSeeds(world, seed + 140),
    ...supplySeeds(world, seed + 130, { count: Math.min(400, fair.contentCount * 3), kinds: kindCount }),
    ...calendarSeeds(world, seed + 130),
    ...programmeSeeds(world, seed + 90, { count: fair.sessions ?? 24, halls: fair.halls }),
  };
}

/** The same rows with nothing in their English fields, as where an organiser has filled in none. */
export function withoutEnglish(seeds: LateSeeds): LateSeeds {
  const blank = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(blank) : isPlain(value) ? blankRow(value) : value;
  const blankRow = (row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, name.endsWith('En') ? '' : blank(value)]),
    );
  return Object.fromEntries(
    Object.entries(seeds).map(([collection, make]) => [collection, () => make().map(blankRow)]),
  );
}

const isPlain = (value: unknown): value is Row => typeof value === 'object' && value !== null;
