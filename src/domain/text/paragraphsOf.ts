import { cleanText } from './cleanText.ts';

const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** `link` is the address as the organiser wrote it; '' for plain text. */
export interface TextPart {
  readonly text: string;
  readonly link: string;
}

export type Paragraph = readonly TextPart[];

const anchor = /<a\s(?:[^>]*?\s)?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))[^>]*>([^]*?)<\/a\s*>/gi;
const imageText = /<img\s(?:[^>]*?\s)?alt\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>/gi;
const tag = /<\/?[a-z][^>]*>/gi;
// Markers. Cleaned texts have no control characters, so an organiser's text cannot contain them.
const [linkBegins, labelBegins, linkEnds] = ['\u0001', '\u0002', '\u0003'] as const;
// oxlint-disable-next-line no-control-regex -- the markers above
const marked = /\u0001([^\u0002]*)\u0002([^\u0003]*)\u0003/;

/** Organisers paste HTML: links stay, other tags become line breaks or nothing; the result is never parsed as HTML. */
export function paragraphsOf(text: string): Paragraph[] {
  return cleanText(text, 20_000)
    .replace(/<(script|style)\b[^>]*>[^]*?<\/\1\s*>/gi, '')
    .replace(anchor, (_, double = '', single = '', bare = '', inner: string) => {
      const link = String(double || single || bare).trim();
      const label = inner.replace(imageText, '$1$2').replace(tag, ' ').replace(/\s+/g, ' ').trim();
      return link === '' ? label : linkBegins + link + labelBegins + (label || link) + linkEnds;
    })
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^>]*>/gi, '\n')
    .replace(tag, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .split(/\n+/)
    .map((line) => partsOf(line.replace(/\s+/g, ' ').trim()))
    .filter((parts) => parts.length > 0);
}

function partsOf(line: string): Paragraph {
  const found = marked.exec(line);
  if (found === null) return line === '' ? [] : [{ text: line, link: '' }];
  const [whole, link = '', text = ''] = found;
  const before = line.slice(0, found.index);
  const plain: Paragraph = before === '' ? [] : [{ text: before, link: '' }];
  return plain.concat({ text, link }, partsOf(line.slice(found.index + whole.length)));
}
