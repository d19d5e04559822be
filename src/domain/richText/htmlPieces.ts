import { cutCodePoints } from '../text/cleanText.ts';
import { decodeCharacters } from './decodeCharacters.ts';

export interface HtmlTag {
  readonly kind: 'tag';
  /** In small letters: `p`, `o:p`. */
  readonly name: string;
  readonly isEnd: boolean;
  /** As written, between the name and the end of the tag. */
  readonly attributes: string;
}

/** A text has its characters already: `&amp;` is `&`. */
export type HtmlPiece = HtmlTag | { readonly kind: 'text'; readonly text: string };

/** Where they are not closed, everything behind them belongs to them. */
const programs = namesIn('script style');
/** What stands in them is not for the reader: another page, words for engines that lack something, a head. */
const unseen = namesIn(
  'audio video iframe object applet noembed noframes noscript textarea select button svg math xml template title head',
);
const tagStart = /^<(\/?)([a-z][a-z0-9]*(?:[:-][a-z0-9]+)*)(?=[\s/>]|$)/i;
const longestName = 64;
/** More is no text that was written by hand. */
const longestHtml = 400_000;

function namesIn(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/**
 * The tags and texts of HTML or of a plain text, in their order and without what is never seen: comments, declarations,
 * scripts. A `<` that begins no tag is text, as in `3 < 5` and `<info@expo.example>`. Linear time, whatever is written.
 * @param mostText reading ends after so many characters of text
 */
export function htmlPieces(written: string, mostText = Infinity): readonly HtmlPiece[] {
  const html = cutCodePoints(written, longestHtml);
  const { pieces, addText, isFull } = createPieces(mostText);
  const ends = createEnds(html);
  for (let at = 0; at < html.length && !isFull(); ) {
    const open = html.indexOf('<', at);
    const textEnd = open < 0 ? html.length : open;
    addText(html.slice(at, textEnd));
    if (open < 0 || isFull()) break;
    const behind = ends.ofUnseen(open);
    const tag = behind === undefined ? readTag(html, open, ends) : undefined;
    if (tag === undefined) {
      if (behind === undefined) addText('<');
      at = behind ?? open + 1;
      continue;
    }
    pieces.push(tag.piece);
    at = tag.end;
    const { name, isEnd } = tag.piece;
    if (!isEnd && programs.has(name)) at = ends.ofElement(name, at) ?? html.length;
    else if (!isEnd && unseen.has(name)) at = ends.ofElement(name, at) ?? at;
  }
  return pieces;
}

function createPieces(mostText: number) {
  const pieces: HtmlPiece[] = [];
  let room = mostText;
  return {
    pieces,
    isFull: () => room <= 0,
    addText(this: void, raw: string) {
      const text = decodeCharacters(raw)
        .slice(0, room)
        .replace(/[\ud800-\udbff]$/, '');
      room -= text.length;
      if (text !== '') pieces.push({ kind: 'text', text });
    },
  };
}

type Ends = ReturnType<typeof createEnds>;

/** Where things end. What was not found once is not looked for again, so that many open tags cost no more than one. */
function createEnds(html: string) {
  const missing = new Set<string>();
  function behind(end: string, from: number): number | undefined {
    const at = missing.has(end) ? -1 : html.indexOf(end, from);
    if (at < 0) missing.add(end);
    return at < 0 ? undefined : at + end.length;
  }
  return {
    /** Behind a comment, `<!DOCTYPE>`, `<![endif]>` or `<?xml ?>` that begins here. */
    ofUnseen(open: number): number | undefined {
      const start = html.slice(open, open + 4);
      if (start === '<!--') return behind('-->', open + 2) ?? html.length;
      return /^<(?:![a-z[]|\?[a-z])/i.test(start) ? behind('>', open) : undefined;
    },
    /** Behind the `>` of a tag. One in a quoted value ends nothing; a quote that is never closed begins no value. */
    ofTag(from: number): number | undefined {
      const first = behind('>', from);
      if (first === undefined || missing.has('quoted')) return first;
      const quoted = quotedEnd(html, from, behind);
      if (quoted === undefined) missing.add('quoted');
      return quoted ?? first;
    },
    /** Before the end tag of this element. */
    ofElement(name: string, from: number): number | undefined {
      if (missing.has(name)) return undefined;
      const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
      end.lastIndex = from;
      const found = end.exec(html);
      if (found === null) missing.add(name);
      return found?.index;
    },
  };
}

function quotedEnd(
  html: string,
  from: number,
  behind: (end: string, from: number) => number | undefined,
): number | undefined {
  for (let at = from; at < html.length; at++) {
    const sign = html.charAt(at);
    if (sign === '>') return at + 1;
    const isValue = (sign === '"' || sign === "'") && /=\s*$/.test(html.slice(Math.max(from, at - 8), at));
    if (isValue) at = (behind(sign, at + 1) ?? at + 1) - 1;
  }
  return undefined;
}

function readTag(html: string, open: number, ends: Ends): { piece: HtmlTag; end: number } | undefined {
  const start = tagStart.exec(html.slice(open, open + longestName));
  if (start === null) return undefined;
  const [matched, slash, name = ''] = start;
  const attributesAt = open + matched.length;
  const end = ends.ofTag(attributesAt) ?? endOfCutTag(html, open);
  if (end === undefined) return undefined;
  const attributes = html.slice(attributesAt, end).replace(/>$/, '');
  return { piece: { kind: 'tag', name: name.toLowerCase(), isEnd: slash === '/', attributes }, end };
}

/** A stored text may be cut within a tag. Without a value `a <b` is a comparison. */
function endOfCutTag(html: string, open: number): number | undefined {
  const isCut = /^<(?:\/|\S+\s+[a-z-]+\s*=)/i.test(html.slice(open, open + longestName));
  return isCut ? html.length : undefined;
}

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The value of an attribute, with its characters; undefined where it is not written. */
export function attributeOf({ attributes }: HtmlTag, name: string): string | undefined {
  attribute.lastIndex = 0;
  for (let found = attribute.exec(attributes); found !== null; found = attribute.exec(attributes)) {
    const [, key = '', double, single, bare] = found;
    if (key.toLowerCase() === name) return decodeCharacters((double ?? single ?? bare ?? '').trim());
  }
  return undefined;
}
