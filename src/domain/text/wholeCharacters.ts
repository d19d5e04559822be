type Ranges = readonly (readonly [from: number, until: number])[];

const joiner = 0x200d;
/** Joined to the character before: marks, joiners, variation selectors, skin tones, the tags of a flag. */
const attached: Ranges = [
  [0x0300, 0x036f],
  [0x0483, 0x0489],
  [0x0591, 0x05bd],
  [0x0610, 0x061a],
  [0x064b, 0x065f],
  [0x0900, 0x0903],
  [0x093a, 0x093c],
  [0x093e, 0x094f],
  [0x0e31, 0x0e31],
  [0x0e33, 0x0e3a],
  [0x0e47, 0x0e4e],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x200c, joiner],
  [0x20d0, 0x20ff],
  [0x3099, 0x309a],
  [0xfe00, 0xfe0f],
  [0xfe20, 0xfe2f],
  [0xff9e, 0xff9f],
  [0x1f3fb, 0x1f3ff],
  [0xe0020, 0xe007f],
  [0xe0100, 0xe01ef],
];
/** Two regional letters form a flag. */
const halves: Ranges = [[0x1f1e6, 0x1f1ff]];

function isWithin(sign: string, ranges: Ranges): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return ranges.some(([from, until]) => code >= from && code <= until);
}

/** For engines without `Intl.Segmenter`. */
function joinSigns(text: string): string[] {
  const whole: string[] = [];
  for (const sign of Array.from(text)) {
    const last = whole.length - 1;
    const before = whole[last] ?? '';
    const isSecondHalf = before.length === 2 && isWithin(sign, halves) && isWithin(before, halves);
    const follows = isWithin(sign, attached) || before.charCodeAt(before.length - 1) === joiner;
    if (last >= 0 && (follows || isSecondHalf)) whole[last] = before + sign;
    else whole.push(sign);
  }
  return whole;
}

let segmenter: Intl.Segmenter | undefined;

/** The characters as people count them: a flag, a family or a letter with its marks is one. Young engines know them best. */
export function wholeCharacters(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return joinSigns(text);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** In UTF-16 units: no character that people type is longer. */
const longestCharacter = 64;

/** The beginning of a text, of at most `most` UTF-16 units: a character that does not fit is left out whole. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const character of wholeCharacters(text.slice(0, most + longestCharacter))) {
    if (kept.length + character.length > most) return kept;
    kept += character;
  }
  return kept;
}
