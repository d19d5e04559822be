import type { ChineseData, ChineseTable } from './chineseTable.ts';
import { letterMask } from './letterMask.ts';

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
