import type { TextPair } from '#domain/form/formDefinition.ts';
import type { ChineseTable } from '#domain/matching/chineseTable.ts';
import { foldText } from '#domain/matching/foldText.ts';

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

/** A name as it stands in the order: what is compared, and how each character of it sounds. */
interface SoundedName {
  readonly id: string;
  readonly text: string;
  readonly sounds: readonly string[];
}

const rest = '#';

/** Characters that are not Chinese sound as they are written. */
function soundsOf(text: string, table: ChineseTable | undefined): readonly string[] {
  const sounds = text.split('').map((unit) => table?.readings(unit.charCodeAt(0))[0] ?? unit);
  const firstSound = table?.firstSound(text);
  return firstSound === undefined ? sounds : [firstSound, ...sounds.slice(1)];
}

/** A name that begins with a sign or a digit has none. */
function letterOf(name: string, sounds: readonly string[]): string {
  const [first = ''] = Array.from(name.trim());
  const letter = (sounds[0] ?? '').charAt(0);
  return /^[a-z]$/.test(letter) && foldText(first, undefined).text !== '' ? letter.toUpperCase() : rest;
}

/** By sound, and names that share a character of the same sound together, as in a dictionary. */
function createComparison(language: keyof TextPair) {
  const { compare } = new Intl.Collator(language === 'zh' ? 'zh-u-co-pinyin' : language);
  return (one: SoundedName, other: SoundedName): number => {
    const least = Math.min(one.text.length, other.text.length);
    for (let at = 0; at < least; at += 1) {
      const [left = '', right = ''] = [one.sounds[at], other.sounds[at]];
      if (left !== right) return left < right ? -1 : 1;
      const [unit, otherUnit] = [one.text.charAt(at), other.text.charAt(at)];
      if (unit !== otherUnit) return compare(unit, otherUnit) || (unit < otherUnit ? -1 : 1);
    }
    return one.text.length - other.text.length;
  };
}

/**
 * By the first letter of the name in the reader's language (or the other one, where that is empty): Chinese by its usual reading,
 * and by the one it has at the beginning of a name. Only letters that have something. Without a table Chinese is under `#`.
 */
export function groupByLetter(
  entries: readonly Named[],
  language: keyof TextPair,
  table: ChineseTable | undefined,
): readonly LetterGroup[] {
  const groups = new Map<string, SoundedName[]>();
  for (const { id, name } of entries) {
    const shown = name[language] || name.zh || name.en;
    const { text } = foldText(shown, table);
    const sounds = soundsOf(text, table);
    const letter = letterOf(shown, sounds);
    const group = groups.get(letter);
    if (group === undefined) groups.set(letter, [{ id, text, sounds }]);
    else group.push({ id, text, sounds });
  }
  const compare = createComparison(language);
  return Array.from(groups.keys())
    .sort((one, other) => Number(one === rest) - Number(other === rest) || (one < other ? -1 : 1))
    .map((letter) => ({
      letter,
      ids: (groups.get(letter) ?? []).sort(compare).map(({ id }) => id),
    }));
}
