import { wholeCharacters } from '#domain/text/wholeCharacters.ts';

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
