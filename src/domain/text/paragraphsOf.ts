import type { htmlLines } from '../richText/htmlLines.ts';
import { withoutCdata } from '../richText/parserText.ts';
import { cleanText } from './cleanText.ts';
import { mostTextRead, type ReadParagraphs } from './plainParagraphs.ts';

const longestHtml = 400_000;

/**
 * Organisers paste HTML: links stay, other tags become line breaks or nothing; the result is never parsed as HTML.
 * @param read the reader of lines, in a separate file that imports nothing a page might have to wait for
 */
export const paragraphsOf =
  (read: typeof htmlLines): ReadParagraphs =>
  (html, mostText = mostTextRead) =>
    read(withoutCdata(cleanText(html, longestHtml)), mostText).map(({ parts }) =>
      parts.map(({ text, link }) => ({ text: text || link, link })),
    );
