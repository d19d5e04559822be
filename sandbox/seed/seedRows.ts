import type { LateSeeds } from '../records.ts';
import type { Row } from '../store/store.ts';
import { type ContentCollection, type ContentWorld, contentRecipes, contentId } from './contentRecipes.ts';
import { makeRows } from './seeded.ts';

export interface SeedWish extends ContentWorld {
  readonly collection: ContentCollection;
  readonly count: number;
  readonly seed: number;
}

/** Rows of one collection of an exhibition; the same wish always gives the same rows. */
export function seedRows({ collection, count, seed, ...world }: SeedWish): Row[] {
  const idPrefix = contentId(collection, world, 1).replace(/0*1$/, '');
  return makeRows({ ...world, count, seed, idPrefix }, (make, at) => ({
    ExhibitionId: world.exhibitionId,
    ...contentRecipes[collection](make, at, world),
  }));
}

/** Everything that the exhibitors of an exhibition show: made when its collection is first asked for. */
export function contentSeeds(world: ContentWorld, seed: number): LateSeeds {
  const collections = Object.keys(contentRecipes) as ContentCollection[];
  return Object.fromEntries(
    collections.map((collection, at) => [
      collection,
      () => seedRows({ ...world, collection, count: world.counts[collection], seed: seed + at }),
    ]),
  );
}
