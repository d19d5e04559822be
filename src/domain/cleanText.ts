// oxlint-disable-next-line no-control-regex -- control characters are what is taken out here
const lineControls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// oxlint-disable-next-line no-control-regex -- all but tab and line feed
const blockControls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/g;
// Overrides and isolates can make a harmless name out of a harmful one.
const bidiControls = /[\u202a-\u202e\u2066-\u2069]+/g;

/** One line of plain text: NFC, trimmed, line breaks as one space, at most `maxCodePoints` characters. */
export function cleanLine(text: string, maxCodePoints: number): string {
  return cap(text.replace(/[\t\n\r]+/g, ' ').replace(lineControls, ''), maxCodePoints);
}

/** Plain text of several lines: NFC, trimmed, `\n` as the only line break, at most `maxCodePoints` characters. */
export function cleanText(text: string, maxCodePoints: number): string {
  return cap(text.replace(/\r\n?/g, '\n').replace(blockControls, ''), maxCodePoints);
}

/** How many characters a person sees as typed: 𠮷 counts once, although it is two units long. */
export function codePointCount(text: string): number {
  return Array.from(text).length;
}

function cap(text: string, maxCodePoints: number): string {
  const clean = text.replace(bidiControls, '').normalize('NFC').trim();
  if (clean.length <= maxCodePoints) return clean;
  // Two units per character at most, so the slice never spends time on a text of megabytes.
  return Array.from(clean.slice(0, maxCodePoints * 2))
    .slice(0, maxCodePoints)
    .join('')
    .trim();
}
