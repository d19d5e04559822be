import { hallInPlace } from '#entities/programme/rules/agenda/hallInPlace.ts';

/** How many colours of halls there are; a fair with more halls repeats them. */
const hallColours = 8;

/** As many letters as stand beside each other on a plate; a Chinese one is as wide as two. */
const mostLetters = 8;
const wideLetter = /[\u2e80-\u9fff\uff00-\uffef]/g;

interface Hall {
  readonly RecordId: string;
}

/** From 1 to 8, by the place of the hall in the fair’s list; `undefined` for a hall that is not in it. */
export function hallColour(halls: readonly Hall[], hallId: string): number | undefined {
  const at = halls.findIndex(({ RecordId }) => RecordId === hallId);
  return at < 0 ? undefined : (at % hallColours) + 1;
}

/** Where what a name adds begins: `North Hall (Energy)`, `Hall B – Robotics`, `北厅：储能`. */
const addition = /\s*[（(【[|｜—–：:].*$| +- .*$/;

/** `北厅` of `北厅（新能源专区）`: what people call a hall. */
export const mainHallName = (name: string): string => name.trim().replace(addition, '') || name.trim();

/** What a plate has room for: `Hall 3` of `Hall 3 – Robotics`; '' of a long name without a number. */
export function shortHallName(name: string): string {
  const short = hallInPlace(name) || mainHallName(name);
  return short.replace(wideLetter, '  ').length <= mostLetters ? short : '';
}

/** A hall on a plate without a booth: its number, and the words before and after it. All are '' of a hall without a number. */
export interface HallOnSign {
  readonly before: string;
  readonly number: string;
  readonly after: string;
}

/** `Hall` stands before the number of `Hall 3`, `号馆` after that of `3 号馆`. */
export function hallOnSign(name: string): HallOnSign {
  const [before = '', number = '', after = ''] = hallInPlace(name).split(/([a-z]?\d+(?:\.\d)?)/i);
  return { before: before.trim(), number, after: after.trim() };
}
