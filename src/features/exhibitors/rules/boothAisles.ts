import { boothTokens } from '#entities/search/rules/boothTokens.ts';

interface Stand {
  readonly BoothNo: string;
}

/** Booths that stand beside each other. */
export interface BoothBlock<T> {
  readonly key: string;
  /** `1A`; '' where the number of the booth names none. */
  readonly aisle: string;
  /** The first block of its aisle. */
  readonly isFirst: boolean;
  readonly stands: readonly T[];
}

/** Full lines of 1, 2, 3 and 6 columns, and little to draw in one frame. */
const mostInBlock = 6;

/** `1A` of `1A-08`, `1号馆 A08` and `1a8`. */
export function aisleOf(boothNo: string): string {
  const tokens = boothTokens(boothNo);
  const lettersAt = tokens.findIndex((token) => /^[a-z]/.test(token));
  return lettersAt < 0
    ? ''
    : tokens
        .slice(0, lettersAt + 1)
        .join('')
        .toUpperCase();
}

const compare = new Intl.Collator('en', { numeric: true }).compare;

/** Aisle by aisle in the order of the booths; those without an aisle at the end. Blocks are short, so that few are drawn. */
export function boothAisles<T extends Stand>(stands: readonly T[]): readonly BoothBlock<T>[] {
  const aisles = new Map<string, T[]>();
  const sorted = stands.slice().sort((one, other) => compare(one.BoothNo, other.BoothNo));
  for (const stand of sorted) {
    const aisle = aisleOf(stand.BoothNo);
    const known = aisles.get(aisle);
    if (known === undefined) aisles.set(aisle, [stand]);
    else known.push(stand);
  }
  const names = Array.from(aisles.keys()).sort(
    (one, other) => Number(one === '') - Number(other === '') || compare(one, other),
  );
  return names.reduce<BoothBlock<T>[]>((blocks, aisle) => {
    const all = aisles.get(aisle) ?? [];
    for (let from = 0; from < all.length; from += mostInBlock)
      blocks.push({
        key: `${aisle}.${from}`,
        aisle,
        isFirst: from === 0,
        stands: all.slice(from, from + mostInBlock),
      });
    return blocks;
  }, []);
}
