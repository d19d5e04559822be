import type { TextPair } from '#domain/form/formDefinition.ts';
import type { SeedPictureKind } from '../pictures/seedPictures.ts';
import { goodsPictureOf } from '../pictures/goods/goodsPicture.ts';
import { steadyNumbers } from '../pictures/shapes.ts';
import type { Row } from '../store/store.ts';
import { dayMs, venueText } from '../venueClock.ts';
import * as words from './words/words.ts';

/** Everything a row can be made of; the same seed always makes the same. Names are invented. */
export interface Maker {
  /** A whole number, both bounds included. */
  readonly number: (from: number, to: number) => number;
  readonly pick: <T>(of: readonly T[]) => T;
  /** True so many times of a hundred. */
  readonly chance: (percent: number) => boolean;
  readonly company: () => TextPair;
  readonly person: () => TextPair;
  readonly post: () => TextPair;
  readonly product: () => TextPair;
  /** So many sentences, none of them twice. */
  readonly text: (sentences: number) => TextPair;
  /** The address of a picture that the sandbox draws. */
  readonly picture: (kind: SeedPictureKind) => string;
  /** The address of a picture of goods of the taxonomy. */
  readonly goods: (firstAt: number, secondAt: number) => string;
  /** A moment of the last `days` days. */
  readonly pastMs: (days: number) => number;
}

/** The address of a picture of goods of the taxonomy, in one of their looks. */
export const goodsPicture = (firstAt: number, secondAt: number, look: number): string =>
  `/sandbox/pictures/seed-product-${goodsPictureOf(firstAt, secondAt, look)}.svg`;

/** A maker that goes on from a seed. */
export function seeded(seed: number, nowMs: number): Maker {
  const next = steadyNumbers(seed);
  const number = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(of: readonly T[]): T => at(of, number(0, of.length - 1));
  const joined = (parts: readonly TextPair[], gap: string): TextPair => ({
    zh: parts.map(({ zh }) => zh).join(''),
    en: parts.map(({ en }) => en).join(gap),
  });
  return {
    number,
    pick,
    chance: (percent) => next() * 100 < percent,
    company: () => {
      const { zh, en } = joined([pick(words.places), pick(words.brands), pick(words.trades)], ' ');
      return { zh: `${zh}有限公司`, en: `${en} Ltd` };
    },
    person: () => {
      const [surname, given] = [pick(words.surnames), pick(words.givenNames)];
      return { zh: `${surname.zh}${given.zh}`, en: `${given.en} ${surname.en}` };
    },
    post: () => pick(words.posts),
    product: () => joined([pick(words.traits), pick(words.goods)], ' '),
    text: (sentences) => {
      const from = number(0, words.sentences.length - 1);
      const chosen = Array.from({ length: Math.min(sentences, words.sentences.length) }, (_, index) =>
        at(words.sentences, (from + index) % words.sentences.length),
      );
      return joined(chosen, ' ');
    },
    picture: (kind) => `/sandbox/pictures/seed-${kind}-${number(1, 48)}.svg`,
    goods: (firstAt, secondAt) => goodsPicture(firstAt, secondAt, number(1, 48)),
    pastMs: (days) => nowMs - Math.floor(next() * days * dayMs),
  };
}

function at<T>(of: readonly T[], index: number): T {
  const one = of[index];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

interface RowsWanted {
  readonly count: number;
  readonly seed: number;
  readonly nowMs: number;
  /** What the ids begin with: letters and digits, at most 16. */
  readonly idPrefix: string;
  readonly tenantId: string;
}

/** Many rows of any collection, with the fields that every row has; a later row was made later. */
export function makeRows(wanted: RowsWanted, fieldsOf: (make: Maker, index: number) => Row): Row[] {
  const { count, seed, nowMs, idPrefix, tenantId } = wanted;
  const make = seeded(seed, nowMs);
  return Array.from({ length: count }, (_, index) => {
    const createdAtMs = nowMs - (count - index) * 11 * 60_000;
    return {
      RecordId: seedId(idPrefix, index + 1),
      TenantId: tenantId,
      CreatedAt: venueText(createdAtMs),
      CreatedAtMesc: createdAtMs,
      ...fieldsOf(make, index),
    };
  });
}

/** 24 letters and digits. */
export function seedId(prefix: string, number: number): string {
  return `${prefix}${String(number).padStart(24 - prefix.length, '0')}`;
}
