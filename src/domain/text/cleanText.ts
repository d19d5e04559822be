// oxlint-disable-next-line no-control-regex -- removes control characters
const lineControls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// oxlint-disable-next-line no-control-regex -- all but tab and line feed
const blockControls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/g;
// Bidirectional overrides can disguise a text.
const bidiControls = /[\u202a-\u202e\u2066-\u2069]+/g;

/** One line: NFC, trimmed, line breaks become a space, at most `maxCodePoints` characters. */
export function cleanLine(text: string, maxCodePoints: number): string {
  return cap(text.replace(/[\t\n\r]+/g, ' ').replace(lineControls, ''), maxCodePoints);
}

/** Several lines: NFC, trimmed, `\n` line breaks, at most `maxCodePoints` characters. */
export function cleanText(text: string, maxCodePoints: number): string {
  return cap(text.replace(/\r\n?/g, '\n').replace(blockControls, ''), maxCodePoints);
}

/** 𠮷 counts once, although it is two UTF-16 units. */
export function codePointCount(text: string): number {
  return Array.from(text).length;
}

/** The beginning of a text, of at most `most` characters: 𠮷 counts once, and is never cut in half. */
export function cutCodePoints(text: string, most: number): string {
  if (text.length <= most) return text;
  // At most two units per character, so a text of megabytes costs nothing.
  return Array.from(text.slice(0, most * 2))
    .slice(0, most)
    .join('');
}

const cap = (text: string, maxCodePoints: number): string =>
  cutCodePoints(text.replace(bidiControls, '').normalize('NFC').trim(), maxCodePoints).trim();
