import { hallInPlace } from '#entities/programme/rules/agenda/hallInPlace.ts';

interface Hall {
  readonly RecordId: string;
  readonly Name: string;
  readonly NameEn: string;
}

/** `W2` of `W2馆`, `3` of `Hall 03`, `1.2` of `1.2 号馆`; '' where the text names no hall by its number. */
function hallNumber(text: string): string {
  const [, letter = '', number = ''] = /([a-z]?)0*(\d+(?:\.\d)?)/i.exec(hallInPlace(text)) ?? [];
  return `${letter.toUpperCase()}${number}`;
}

/** The hall that the texts of a place name; undefined where they name none, or several halls have this number. */
export function hallOfPlace<T extends Hall>(texts: readonly string[], halls: readonly T[]): T | undefined {
  const number = texts.map(hallNumber).find((found) => found !== '');
  if (number === undefined) return undefined;
  const named = halls.filter(
    ({ Name, NameEn }) => hallNumber(Name) === number || hallNumber(NameEn) === number,
  );
  return named.length === 1 ? named[0] : undefined;
}
