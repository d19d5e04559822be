/** A byte order mark of UTF-8, and blanks: what software puts in front of a text or a PDF, and readers skip. */
const blanks = [0xef, 0xbb, 0xbf, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20];

export function withoutBlankStart(bytes: ArrayLike<number>): number[] {
  let from = 0;
  while (from < bytes.length && blanks.indexOf(bytes[from] as number) >= 0) from += 1;
  return Array.from(bytes).slice(from);
}
