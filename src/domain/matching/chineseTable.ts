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
