import type { LateSeeds } from '../records.ts';
import type { Row } from '../store/store.ts';
import { plainCollections } from './plainCollections.ts';
import { makeRows, seedId } from './seeded.ts';
import { storyMark } from './storyMark.ts';

interface PlainWorld {
  readonly exhibitionId: string;
  readonly tenantId: string;
  readonly nowMs: number;
}

const count = 64;

const prefixOf = (collection: string, exhibitionId: string) =>
  collection.toLowerCase().replace(/\W|_/g, '').slice(0, 8) + storyMark(exhibitionId);

/** The id of a row, counted from 1; for the journeys that `npm run new:screen` writes. @public */
export const plainId = (collection: string, exhibitionId: string, number: number) =>
  seedId(prefixOf(collection, exhibitionId), number);

/** Rows with a name that ends in their number of three digits, a picture and a text, in both languages. */
export function plainRows(collection: string, world: PlainWorld): Row[] {
  const { exhibitionId } = world;
  const idPrefix = prefixOf(collection, exhibitionId);
  return makeRows({ ...world, count, seed: collection.length, idPrefix }, (make, at) => {
    const number = String(at + 1).padStart(3, '0');
    const [name, introduction] = [make.product(), make.text(2)];
    return {
      ExhibitionId: exhibitionId,
      Name: `${name.zh} ${number}`,
      NameEn: `${name.en} ${number}`,
      Image: make.chance(85) ? make.goods(at, at) : '',
      Introduction: introduction.zh,
      IntroductionEn: introduction.en,
      Sort: at + 1,
    };
  });
}

export const plainSeeds = (world: PlainWorld): LateSeeds =>
  Object.fromEntries(plainCollections.map((collection) => [collection, () => plainRows(collection, world)]));
