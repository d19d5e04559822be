import type { TextPair } from '#domain/form/formDefinition.ts';

/** What begins with one letter, in the order of its names. */
export interface LetterGroup {
  /** `A` to `Z`, or `#` for everything else. */
  readonly letter: string;
  readonly ids: readonly string[];
}

interface Named {
  readonly id: string;
  readonly name: TextPair;
}

/** The first character of each letter in the order of pinyin; no sound begins with I, U or V. */
const firstCharacters = '吖八嚓哒妸发旮铪丌咔垃妈拏噢妑七呥仨他屲夕丫帀';
const pinyinLetters = 'ABCDEFGHJKLMNOPQRSTWXYZ';
/** Beginnings of names whose character is ordered by another of its readings. */
const otherReadings: readonly (readonly [string, string])[] = [
  ['重庆', 'C'],
  ['长', 'C'],
  ['厦', 'X'],
  ['曾', 'Z'],
  ['乐清', 'Y'],
  ['番禺', 'P'],
];
const rest = '#';
const accents = /[\u0300-\u036f]/g;

/** Undefined where the engine does not know the order of pinyin. */
function pinyinCollator(): Intl.Collator | undefined {
  const collator = new Intl.Collator('zh-u-co-pinyin');
  // What it says of itself is `default`, where that is pinyin.
  const isPinyin = Array.from(firstCharacters).every(
    (character, at) => at === 0 || collator.compare(firstCharacters.charAt(at - 1), character) < 0,
  );
  return isPinyin ? collator : undefined;
}

function letterOf(name: string, pinyin: Intl.Collator | undefined): string {
  const folded = name.normalize('NFKD').replace(accents, '').trim();
  const first = Array.from(folded)[0] ?? '';
  if (/^[a-z]$/i.test(first)) return first.toUpperCase();
  if (!/^[\u3400-\u9fff\ud840-\ud8ff]/.test(first) || pinyin === undefined) return rest;
  const other = otherReadings.find(([beginning]) => folded.indexOf(beginning) === 0);
  if (other !== undefined) return other[1];
  let letter = rest;
  for (let at = 0; at < pinyinLetters.length; at += 1)
    if (pinyin.compare(first, firstCharacters.charAt(at)) >= 0) letter = pinyinLetters.charAt(at);
  return letter;
}

/**
 * By the first letter of the name in the reader's language (or the other one, where that is empty): Chinese by pinyin, one
 * reading for each character. Only letters that have something.
 */
export function groupByLetter(entries: readonly Named[], language: keyof TextPair): readonly LetterGroup[] {
  const pinyin = pinyinCollator();
  const { compare } = pinyin ?? new Intl.Collator(language);
  const groups = new Map<string, { id: string; shown: string }[]>();
  for (const { id, name } of entries) {
    const shown = name[language] || name.zh || name.en;
    const letter = letterOf(shown, pinyin);
    const group = groups.get(letter);
    if (group === undefined) groups.set(letter, [{ id, shown }]);
    else group.push({ id, shown });
  }
  return Array.from(groups.keys())
    .sort((one, other) => Number(one === rest) - Number(other === rest) || (one < other ? -1 : 1))
    .map((letter) => ({
      letter,
      ids: (groups.get(letter) ?? [])
        .sort((one, other) => compare(one.shown, other.shown))
        .map(({ id }) => id),
    }));
}
