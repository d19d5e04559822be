import { cleanText } from '../text/cleanText.ts';
import { htmlLines } from './htmlLines.ts';
import { attributeOf, type HtmlPiece, htmlPieces, type HtmlTag } from './htmlPieces.ts';
import { withoutCdata } from './parserText.ts';
import { raisedText } from './raisedText.ts';

const longest = 20_000;
const longestHtml = 400_000;

/** What a page draws of a text and lines cannot say. */
const moreThanLines = new Set(
  `img table iframe video audio svg embed object mpvideo mpvoice strong b em i u s strike del ins mark small q cite code kbd
   blockquote pre dl figure hr center`.split(/\s+/),
);
const isAligned = (tag: HtmlTag): boolean =>
  /text-align\s*:\s*(?:center|right)/i.test(attributeOf(tag, 'style') ?? '') ||
  /^(?:center|right)$/i.test(attributeOf(tag, 'align') ?? '');

/**
 * Whether a text has what lines cannot say: pictures, links, tables, bold words, lists in lists. Typing it again would lose that.
 */
export function holdsMoreThanLines(html: string): boolean {
  const pieces = htmlPieces(withoutCdata(html));
  let depth = 0;
  return pieces.some((piece, at) => {
    if (piece.kind !== 'tag') return false;
    const { name, isEnd } = piece;
    if (name === 'ul' || name === 'ol') depth = Math.max(0, depth + (isEnd ? -1 : 1));
    if (isEnd) return false;
    if (name === 'sup' || name === 'sub') return raisedText(name, textBehind(pieces, at)) === undefined;
    if (name === 'a') return (attributeOf(piece, 'href') ?? '') !== '';
    return depth > 1 || moreThanLines.has(name) || isAligned(piece);
  });
}

const longestRaised = 40;

/** The text up to the end of the element that begins at a place, as far as it matters. */
function textBehind(pieces: readonly HtmlPiece[], start: number): string {
  const opened = pieces[start];
  let text = '';
  for (let at = start + 1; at < pieces.length && text.length < longestRaised; at++) {
    const piece = pieces[at];
    if (piece?.kind === 'text') text += piece.text;
    else if (opened?.kind === 'tag' && piece?.name === opened.name) break;
  }
  return text;
}

/** The lines of an HTML or plain text, as a person types them: `- ` begins a point of a list, `# ` a heading. */
export function linesOfHtml(html: string): string {
  const clean = withoutCdata(cleanText(html, longestHtml));
  const pieces = htmlPieces(clean, longest);
  if (pieces.every(({ kind }) => kind === 'text'))
    return cleanText(pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join(''), longest);
  const lines = htmlLines(clean, longest).map(
    ({ mark, parts }) => mark + parts.map(({ text }) => text).join(''),
  );
  return cleanText(lines.join('\n'), longest);
}

/** What is sent for typed lines: plain text where they are no more than that, HTML with headings and lists otherwise. */
export function htmlOfLines(typed: string): string {
  const lines = cleanText(typed, longest)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (!lines.some((line) => /^[-#]\s/.test(line) || /[<>&]/.test(line))) return lines.join('\n');
  const parts: string[] = [];
  let points: string[] = [];
  const endList = () => {
    if (points.length > 0) parts.push(`<ul>${points.join('')}</ul>`);
    points = [];
  };
  for (const line of lines) {
    const text = escaped(line.replace(/^[-#]\s+/, ''));
    if (/^-\s/.test(line)) {
      points.push(`<li>${text}</li>`);
      continue;
    }
    endList();
    parts.push(/^#\s/.test(line) ? `<h3>${text}</h3>` : `<p>${text}</p>`);
  }
  endList();
  return parts.join('');
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
