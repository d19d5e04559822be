import { attributeOf, type HtmlPiece, type HtmlTag, htmlPieces } from './htmlPieces.ts';
import { raisedOrMarked } from './raisedText.ts';

/** `link` is the address as it was written; '' for plain text. The text of a linked picture without words is ''. */
export interface LinePart {
  readonly text: string;
  readonly link: string;
}

export interface HtmlLine {
  /** `- ` and `1. ` for a point of a list, `# ` for a heading. */
  readonly mark: string;
  readonly parts: readonly LinePart[];
}

const blocks = new Set(
  `p div br h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption tr blockquote pre hr center figure figcaption section
   article aside main header footer nav address details summary form fieldset`.split(/\s+/),
);

/**
 * The lines of HTML or of a plain text, without empty ones. Line breaks of the text count where no element makes lines.
 * @param mostText reading ends after so many characters
 */
export function htmlLines(html: string, mostText: number): readonly HtmlLine[] {
  const pieces = htmlPieces(html, mostText);
  const isLined = pieces.some((piece) => piece.kind === 'tag' && blocks.has(piece.name));
  const lines = { ...createLines(), lists: createLists() };
  const closes = linksThatClose(pieces);
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'tag') readTag(piece, lines, closes.has(at));
    else if (isLined) lines.add(piece.text);
    else addTyped(piece.text, lines);
  }
  return lines.end();
}

type Lines = ReturnType<typeof createLines> & { readonly lists: ReturnType<typeof createLists> };

function addTyped(text: string, lines: Lines): void {
  for (const [at, line] of text.split('\n').entries()) {
    if (at > 0) lines.breakLine();
    lines.add(line);
  }
}

function readTag(tag: HtmlTag, lines: Lines, closes: boolean): void {
  const { name, isEnd } = tag;
  if (name === 'a') lines.link(isEnd || !closes ? '' : (attributeOf(tag, 'href') ?? ''));
  else if (name === 'img') lines.addPicture(attributeOf(tag, 'alt') ?? '');
  else if (name === 'sup' || name === 'sub') lines.raise(isEnd ? undefined : name);
  else if (name === 'td' || name === 'th') lines.add(' ');
  else if (blocks.has(name)) {
    lines.breakLine();
    if (name === 'ul' || name === 'ol')
      lines.lists.change(isEnd ? undefined : name, Number(attributeOf(tag, 'start') ?? 1));
    else if (name === 'li') lines.mark(isEnd ? undefined : lines.lists.markOfPoint());
    else if (/^h[1-6]$/.test(name)) lines.mark(isEnd ? undefined : '# ');
  }
}

/** The places of `<a>` whose end is there, before another one begins: an open one would link the rest of the text. */
function linksThatClose(pieces: readonly HtmlPiece[]): ReadonlySet<number> {
  const closed = new Set<number>();
  let last: number | undefined;
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind !== 'tag' || piece.name !== 'a') continue;
    if (piece.isEnd && last !== undefined) closed.add(last);
    last = piece.isEnd ? undefined : at;
  }
  return closed;
}

function createLines() {
  const lines: HtmlLine[] = [];
  let parts: LinePart[] = [];
  let mark = '';
  let link = '';
  let raised: { readonly name: 'sup' | 'sub'; text: string } | undefined;

  function add(text: string): void {
    if (raised !== undefined) {
      raised.text += text;
      return;
    }
    const last = parts[parts.length - 1];
    if (last !== undefined && last.link === link) parts[parts.length - 1] = { text: last.text + text, link };
    else parts.push({ text, link });
  }

  function raise(name: 'sup' | 'sub' | undefined): void {
    const before = raised;
    raised = undefined;
    if (before !== undefined)
      add(name === undefined ? raisedOrMarked(before.name, before.text) : before.text);
    if (name !== undefined) raised = { name, text: '' };
  }

  /** A link over several blocks stays one link. */
  function breakLine(): void {
    if (link !== '') return add(' ');
    raise(undefined);
    const line = { mark, parts: tidied(parts) };
    if (line.parts.length === 0) return;
    lines.push(line);
    parts = [];
    mark = '';
  }

  return {
    add,
    raise,
    breakLine,
    addPicture: (words: string) => (link === '' ? undefined : add(words)),
    link(to: string) {
      raise(undefined);
      link = to;
      if (to !== '') parts.push({ text: '', link });
    },
    /** What the line begins with; undefined where that element ends. */
    mark(next: string | undefined) {
      if (next !== undefined || link === '') mark = next ?? '';
    },
    end() {
      link = '';
      breakLine();
      return lines;
    },
  };
}

/** The lists that are open, and how their next point begins. */
function createLists() {
  const lists: { next: number | undefined }[] = [];
  return {
    /** Opens a list; closes the last one where there is no name. */
    change(this: void, name: 'ul' | 'ol' | undefined, start: number) {
      if (name === undefined) lists.pop();
      else lists.push({ next: name === 'ul' ? undefined : Number.isInteger(start) ? start : 1 });
    },
    markOfPoint(this: void): string {
      const list = lists[lists.length - 1];
      if (list?.next === undefined) return '- ';
      list.next += 1;
      return `${list.next - 1}. `;
    },
  };
}

/** Single spaces, none at the ends; a link without words stays. */
function tidied(parts: readonly LinePart[]): readonly LinePart[] {
  const tidy = parts
    .map(({ text, link }) => ({ text: text.replace(/\s+/g, ' '), link }))
    .map((part) => (part.link === '' ? part : { ...part, text: part.text.trim() }))
    .filter(({ text, link }) => text !== '' || link !== '');
  return tidy
    .map(({ text, link }, at) => {
      const begun = at === 0 ? text.replace(/^ /, '') : text;
      return { text: at === tidy.length - 1 ? begun.replace(/ $/, '') : begun, link };
    })
    .filter(({ text, link }) => text !== '' || link !== '');
}
