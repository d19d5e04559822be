// A word of letters stays whole; Chinese breaks anywhere.
const pieces = /[^\s\u2e80-\u9fff\uff00-\uffef]+|\s+|[\u2e80-\u9fff\uff00-\uffef]/g;

/** `text` in lines that are no wider than `width`, measured by `measure`. */
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
    if (measure(piece) > width) for (const character of Array.from(piece)) add(character);
    else add(piece);
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}
