/** The characters, or the beginnings of names parted by spaces, of each sound. */
type BySound = Readonly<Record<string, string>>;

/** As `chinese.json` holds it; `scripts/writeChinese.mjs` writes it. */
export interface ChineseData {
  /** All sounds, parted by spaces: without tones, `v` for ü. */
  readonly sounds: string;
  /**
   * The usual sound of each character from U+4E00 on as two letters, the place of the sound in `sounds` in base 26; two spaces where
   * there is none, or where the character is compared as its simplified one.
   */
  readonly rows: readonly string[];
  /** The characters that stand elsewhere in Unicode, by their sound. */
  readonly rare: BySound;
  /** Other sounds of common characters. */
  readonly further: BySound;
  /** Family names that sound otherwise than their character does in words. */
  readonly familyNames: BySound;
  /** What stands behind a family name in the name of a company. */
  readonly familySigns: string;
  /** Beginnings of names, such as 重庆, by the sound of their first character where that is not its usual one. */
  readonly beginnings: BySound;
  /** Pairs of a traditional character and its simplified one. */
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
  /** The simplified character in one code unit, or the same character; see `readChineseTable` for those of two units. */
  readonly simplify: (character: string) => string;
  /** How the first character of a name sounds in it, where that is not its usual reading. */
  readonly firstSound: (name: string) => string | undefined;
}
