import type { ChineseData, ChineseTable } from './chineseTable.ts';
import { letterMask } from './letterMask.ts';

const none: readonly string[] = [];
/** The extension A begins here. */
const first = 0x3400;
const firstOfRows = 0x4e00;
/**
 * A character of two code units is compared as one of the private use area, whose signs in a text are read as spaces: what
 * compares takes unit by unit.
 */
const firstStandIn = 0xe000;
const last = 0xe0ff;

/** The table is loaded with the first search; without it Chinese is found by its characters alone. */
export function readChineseTable(data: ChineseData): ChineseTable {
  const table = createSoundTable(data.sounds.split(' '));
  const standIns = new Map<string, string>();
  const toUnit = (character: string) => standIns.get(character) ?? character;

  readRows(data.rows, table.setUsual);
  for (const [sound, character] of charactersOf(data.rare)) {
    if (character.length > 1) standIns.set(character, String.fromCharCode(firstStandIn + standIns.size));
    table.add(toUnit(character).charCodeAt(0), sound);
  }
  for (const [sound, character] of charactersOf(data.further)) table.add(character.charCodeAt(0), sound);
  const simple = readPairs(data.simplified);
  const familySounds = new Map(charactersOf(data.familyNames).map(([sound, name]) => [name, sound]));
  const beginnings = readBeginnings(data);

  return {
    readings: table.readings,
    initials: table.initials,
    letters: table.letters,
    simplify: (character) => toUnit(simple.get(character) ?? character),
    firstSound(name) {
      const isFamily = name.length > 1 && data.familySigns.indexOf(name.charAt(1)) >= 0;
      const family = isFamily ? familySounds.get(name.charAt(0)) : undefined;
      return family ?? beginnings.find(([beginning]) => name.startsWith(beginning))?.[1];
    },
  };
}

/** Characters of the same readings share one list of them: a list for each of 20,000 takes a slow phone its time. */
function createSoundTable(sounds: readonly string[]) {
  const lists: (readonly string[])[] = [none, ...sounds.map((sound) => [sound])];
  /** The place of the list of a character. */
  const places = new Uint16Array(last - first + 1);
  const [initials, letters]: [number[], number[]] = [[], []];
  const describe = (list: readonly string[]) => {
    initials.push(letterMask(list.map((sound) => sound.charAt(0)).join('')));
    letters.push(letterMask(list.join('')));
  };
  lists.forEach(describe);
  const placeOf = (code: number) => places[code - first] ?? 0;
  return {
    /** @param at the place of the usual sound */
    setUsual: (code: number, at: number) => {
      places[code - first] = at + 1;
    },
    add: (code: number, sound: string) => {
      const list = [...(lists[placeOf(code)] ?? none), sound];
      places[code - first] = lists.push(list) - 1;
      describe(list);
    },
    readings: (code: number) => lists[placeOf(code)] ?? none,
    initials: (code: number) => initials[placeOf(code)] ?? 0,
    letters: (code: number) => letters[placeOf(code)] ?? 0,
  };
}

function readRows(rows: ChineseData['rows'], setUsual: (code: number, at: number) => void): void {
  let code = firstOfRows;
  for (const row of rows)
    for (let at = 0; at < row.length; at += 2, code += 1) {
      const place = (row.charCodeAt(at) - 97) * 26 + row.charCodeAt(at + 1) - 97;
      if (place >= 0) setUsual(code, place);
    }
}

/** Each sound with each of its characters. */
function charactersOf(bySound: ChineseData['rare']): (readonly [sound: string, character: string])[] {
  const all: (readonly [string, string])[] = [];
  for (const sound of Object.keys(bySound))
    for (const character of bySound[sound] ?? '') all.push([sound, character]);
  return all;
}

function readPairs(text: string): ReadonlyMap<string, string> {
  const characters = Array.from(text);
  const simple = new Map<string, string>();
  for (let at = 0; at + 1 < characters.length; at += 2)
    simple.set(characters[at] ?? '', characters[at + 1] ?? '');
  return simple;
}

const readBeginnings = ({ beginnings }: ChineseData): readonly (readonly [string, string])[] =>
  Object.keys(beginnings).reduce<(readonly [string, string])[]>((all, sound) => {
    for (const name of (beginnings[sound] ?? '').split(' ')) all.push([name, sound]);
    return all;
  }, []);
