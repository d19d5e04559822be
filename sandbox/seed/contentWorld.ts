import type { Row } from '../store/store.ts';
import { exhibitorId, exhibitorInfoId } from './seedIds.ts';
import { type Maker, seedId } from './seeded.ts';
import { storyMark } from './storyMark.ts';

/** The exhibition for which content is made. */
export interface ContentWorld {
  readonly exhibitionId: string;
  readonly tenantId: string;
  readonly nowMs: number;
  /** Of the exhibition, counted from today. */
  readonly days: readonly [first: number, last: number];
  /** How many exhibitors show content: every row belongs to one of them. */
  readonly exhibitors: number;
  /** The number of the `nth` of them; the same one where all exhibitors show content. */
  readonly exhibitorNumber?: (nth: number) => number;
  /** The number of its field, from 0: what it shows belongs to the category of that field. */
  readonly fieldOf?: (number: number) => number;
  /** Its row, where what belongs to it is to agree with it. */
  readonly exhibitor?: (number: number) => Row | undefined;
  readonly product?: (number: number) => Row | undefined;
  readonly counts: Readonly<Record<ContentCollection, number>>;
}

const idBeginnings = {
  CategoryFirst: 'first',
  CategorySecond: 'second',
  Product: 'product',
  Promotion: 'promo',
  ExhibitorContact: 'person',
  ProductVisitInfo: 'visit',
  ProductVisitInfoMessage: 'comment',
  VisitInfoMessageComment: 'reply',
} as const;

export type ContentCollection = keyof typeof idBeginnings;

/** Exhibitions share no id: theirs begins with the name of their story. */
export function contentId(
  collection: ContentCollection,
  { exhibitionId }: Pick<ContentWorld, 'exhibitionId'>,
  number: number,
): string {
  return seedId(`${idBeginnings[collection]}${storyMark(exhibitionId)}`, number);
}

/** Of a kind of promotion. */
export const contentTypeId = ({ exhibitionId }: Pick<ContentWorld, 'exhibitionId'>, number: number): string =>
  seedId(`ptype${storyMark(exhibitionId)}`, number);

export const nthExhibitor = ({ exhibitorNumber }: ContentWorld, nth: number) => exhibitorNumber?.(nth) ?? nth;

/** One of those that show content. */
export const anyExhibitor = (make: Maker, world: ContentWorld) =>
  nthExhibitor(world, make.number(1, world.exhibitors));

export const exhibitorIds = ({ exhibitionId }: ContentWorld, number: number) => ({
  ExhibitorId: exhibitorId(exhibitionId, number),
  ExhibitorExhibitionInfoId: exhibitorInfoId(exhibitionId, number),
});

export const exhibitorOf = (make: Maker, world: ContentWorld) =>
  exhibitorIds(world, anyExhibitor(make, world));

/** Where a category of the second level belongs, both counted from 0. */
export const placeOf = (secondNumber: number, { counts }: ContentWorld) => ({
  firstAt: (secondNumber - 1) % counts.CategoryFirst,
  secondAt: Math.floor((secondNumber - 1) / counts.CategoryFirst),
});

/** A category of the second level that suits the exhibitor, by its number. */
export function categoryFor(make: Maker, world: ContentWorld, exhibitorNumber: number): number {
  const { counts, fieldOf } = world;
  if (fieldOf === undefined) return make.number(1, counts.CategorySecond);
  const each = Math.floor(counts.CategorySecond / counts.CategoryFirst);
  const firstAt = fieldOf(exhibitorNumber) % counts.CategoryFirst;
  return 1 + firstAt + make.number(0, each - 1) * counts.CategoryFirst;
}
