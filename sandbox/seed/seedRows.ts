import type { LateSeeds } from '../records.ts';
import type { Row } from '../store/store.ts';
import { contentRecipes } from './contentRecipes.ts';
import { type ContentCollection, contentId, type ContentWorld } from './contentWorld.ts';
import { boardSeeds } from './board/boardSeeds.ts';
import { once } from './once.ts';
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

/** Everything that the exhibitors of an exhibition show: created when its collection is first read. */
export function contentSeeds(world: ContentWorld, seed: number): LateSeeds {
  const collections = Object.keys(contentRecipes) as ContentCollection[];
  const rowsOf = (collection: ContentCollection, of: ContentWorld) =>
    seedRows({
      ...of,
      collection,
      count: world.counts[collection],
      seed: seed + collections.indexOf(collection),
    });
  const products = once(() => rowsOf('Product', world));
  const withProducts = { ...world, product: (number: number) => products()[number - 1] };
  const boards = boardSeeds(world, seed + 20);
  return {
    ...Object.fromEntries(
      collections.map((collection) => [
        collection,
        () => [...rowsOf(collection, withProducts), ...(boards[collection]?.() ?? [])],
      ]),
    ),
    Product: products,
  };
}
