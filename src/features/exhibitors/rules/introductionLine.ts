import type { TextPair } from '#domain/form/formDefinition.ts';
import { paragraphsOf } from '#domain/text/paragraphsOf.ts';
import { introduction } from './exhibitor.ts';

/** More than any card shows; an introduction may be a long article. */
const longest = 600;

function lineOf(html: string): string {
  // Most are plain, and a list that is scrolled draws hundreds.
  if (!/[<&]/.test(html)) return html;
  const beginning = html.slice(0, longest).replace(/<\/?[a-z][^>]*$/i, '');
  return paragraphsOf(beginning)
    .map((parts) => parts.map(({ text }) => text).join(''))
    .join(' ');
}

/** The beginning of what an exhibitor says of itself, without its markup. */
export function introductionLine(row: Parameters<typeof introduction>[0]): TextPair {
  const { zh, en } = introduction(row);
  return { zh: lineOf(zh), en: lineOf(en) };
}
