// Latin words stay whole; Chinese breaks anywhere except before closing punctuation.
const pieces =
  /[^\s\u2e80-\u9fff\uff00-\uffef]+|\s+|[\u2e80-\u9fff\uff00-\uffef][\u3001\u3002\u300b\u300d\u300f\u3011\uff01\uff09\uff0c\uff1a\uff1b\uff1f]*/g;

export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (piece: string) => {
    if (measure(line + piece) <= width || line.trim() === '') line += piece;
    else {
      lines.push(line.trim());
      line = piece;
    }
  };
  for (const piece of text.trim().match(pieces) ?? [])
    if (measure(piece) > width) for (const character of wholeCharacters(piece)) add(character);
    else add(piece);
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}

const joiner = 0x200d;
/** Combining marks, joiners, variation selectors, skin tones: attached to the previous character. */
const attached = [
  [0x0300, 0x036f],
  [joiner, joiner],
  [0x20e3, 0x20e3],
  [0xfe00, 0xfe0f],
  [0x1f3fb, 0x1f3ff],
] as const;
/** Two regional letters form a flag. */
const halves = [[0x1f1e6, 0x1f1ff]] as const;

function isWithin(sign: string, ranges: readonly (readonly [from: number, until: number])[]): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return ranges.some(([from, until]) => code >= from && code <= until);
}

/** Grapheme clusters: `Intl.Segmenter` is missing in older engines. */
function wholeCharacters(text: string): string[] {
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
