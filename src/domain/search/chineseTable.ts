import { letterMask } from './letterMask.ts';

/** As `chinese.json` holds it: the characters of each sound, and pairs of a traditional character and its simplified one. */
export interface ChineseData {
  readonly sounds: Readonly<Record<string, string>>;
  readonly simplified: string;
}

/** By character code, so that thousands of names are searched between two frames. */
export interface ChineseTable {
  /** Without tones, `v` for ü, the usual reading first; empty for everything that is not Chinese. */
  readonly readings: (code: number) => readonly string[];
  /** The letters with which a reading begins, see `letterMask`. */
  readonly initials: (code: number) => number;
  /** All letters of all readings. */
  readonly letters: (code: number) => number;
  /** The simplified character, or the same one. */
  readonly simplify: (character: string) => string;
}

const none: readonly string[] = [];
const first = 0x4e00;
const last = 0x9fff;

/** The table is loaded with the first search; without it Chinese is found by its characters alone. */
export function readChineseTable({ sounds, simplified }: ChineseData): ChineseTable {
  const size = last - first + 1;
  const readings: (string[] | undefined)[] = [];
  const initials = new Uint32Array(size);
  const letters = new Uint32Array(size);
  for (const sound of Object.keys(sounds))
    for (const character of sounds[sound] ?? '') {
      const at = character.charCodeAt(0) - first;
      const known = readings[at];
      if (known) known.push(sound);
      else readings[at] = [sound];
      initials[at] = (initials[at] ?? 0) | letterMask(sound.charAt(0));
      letters[at] = (letters[at] ?? 0) | letterMask(sound);
    }
  const simple = new Map<string, string>();
  for (let at = 0; at + 1 < simplified.length; at += 2)
    simple.set(simplified.charAt(at), simplified.charAt(at + 1));
  return {
    readings: (code) => readings[code - first] ?? none,
    initials: (code) => initials[code - first] ?? 0,
    letters: (code) => letters[code - first] ?? 0,
    simplify: (character) => simple.get(character) ?? character,
  };
}
