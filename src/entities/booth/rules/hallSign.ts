import { hallInPlace } from '#entities/programme/rules/agenda/hallInPlace.ts';

/** How many colours of halls there are; a fair with more halls repeats them. */
const hallColours = 8;

/** As many letters as stand beside each other on a plate. */
const mostLetters = 7;

interface Hall {
  readonly RecordId: string;
}

/** From 1 to 8, by the place of the hall in the fair’s list; `undefined` for a hall that is not in it. */
export function hallColour(halls: readonly Hall[], hallId: string): number | undefined {
  const at = halls.findIndex(({ RecordId }) => RecordId === hallId);
  return at < 0 ? undefined : (at % hallColours) + 1;
}

/** What a plate has room for: `Hall 3` of `Hall 3 – Robotics`; '' of a long name without a number. */
export function shortHallName(name: string): string {
  const short = hallInPlace(name) || name.trim();
  return short.length <= mostLetters ? short : '';
}

/**
 * A hall on a plate without a booth: its number as the hero, and above it the word around it, `Hall` of `Hall 3` and `号馆` of
 * `3 号馆`. Both '' of a hall without a number.
 */
export function hallOnSign(name: string): { readonly word: string; readonly number: string } {
  const short = hallInPlace(name);
  const number = /[a-z]?\d+/i.exec(short)?.[0] ?? '';
  return { word: short.replace(number, '').trim(), number };
}
