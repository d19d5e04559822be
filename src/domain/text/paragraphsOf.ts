import { htmlLines } from '../richText/htmlLines.ts';
import { cleanText } from './cleanText.ts';
import { mostTextRead, type Paragraph } from './plainParagraphs.ts';

const longestHtml = 400_000;

/**
 * Organisers paste HTML: links stay, other tags become line breaks or nothing; the result is never parsed as HTML.
 * @param mostText reading ends after so many characters of text
 */
export function paragraphsOf(html: string, mostText = mostTextRead): Paragraph[] {
  return htmlLines(cleanText(html, longestHtml), mostText).map(({ parts }) =>
    parts.map(({ text, link }) => ({ text: text || link, link })),
  );
}
