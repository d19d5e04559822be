import type { ReadParagraphs } from '#domain/text/plainParagraphs.ts';

/** Characters. More than any card shows; an introduction may be a long article. */
const longest = 600;

/** The beginning of what an exhibitor says of itself, without its markup. */
export function introductionLine(html: string, read: ReadParagraphs): string {
  return read(html, longest)
    .map((parts) => parts.map(({ text }) => text).join(''))
    .join(' ');
}
