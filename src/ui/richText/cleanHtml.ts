import { cutCodePoints } from '#domain/text/cleanText.ts';
import DOMPurify, { type Config } from 'dompurify';
import { withoutCdata, withTextSigns } from '#domain/richText/parserText.ts';

const structure = 'p div br hr h1 h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd figure figcaption center';
const sections = 'section article aside main header footer nav address details summary';
const tables = 'table caption thead tbody tfoot tr th td';
const inText = 'a img span strong b em i u s strike del ins sub sup small mark q cite code kbd';
/** Never drawn: a line says that they are there. */
const embedded = 'video audio source iframe embed object';
const tags = [structure, sections, tables, inText, embedded].join(' ').split(' ');

const rules: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: [
    'href',
    'src',
    'data-src',
    'data-original',
    'alt',
    'width',
    'height',
    'colspan',
    'rowspan',
    'scope',
    'lang',
    'dir',
    'start',
    'align',
    'data-style',
  ],
  // Read for an alignment, never applied.
  ADD_URI_SAFE_ATTR: ['data-style'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Their text is for another element than the one that would remain.
  ADD_FORBID_CONTENTS: ['applet', 'button', 'select', 'textarea', 'title', 'xml'],
  RETURN_DOM_FRAGMENT: true,
};

/** More would keep a phone busy for seconds. */
const maxLength = 400_000;

/** Whether only the beginning of it is drawn. */
export const isCut = (html: string): boolean => html.length > maxLength;

const anyTag = /<\/?[a-z][^>]*>/gi;
const inlineCode = /([\s/"'])(style|on[a-z]+)(?=\s*=)/gi;

/**
 * The allowed elements of an organiser's HTML, in a document of their own that loads and runs nothing; undefined where the
 * engine cannot clean. Each line of a plain text becomes a paragraph.
 */
export function cleanHtml(html: string): DocumentFragment | undefined {
  // Without support DOMPurify returns its input.
  if (!DOMPurify.isSupported) return undefined;
  const text = withTextSigns(withoutCdata(cutCodePoints(html, maxLength)));
  try {
    return DOMPurify.sanitize(text.search(anyTag) < 0 ? paragraphsOfLines(text) : withoutInline(text), rules);
  } catch {
    return undefined;
  }
}

/** The content security policy reports inline styles and handlers when they are parsed, even where nothing applies them. */
function withoutInline(html: string): string {
  return html.replace(anyTag, (tag) => tag.replace(inlineCode, '$1data-$2'));
}

function paragraphsOfLines(text: string): string {
  return text
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line}</p>`)
    .join('');
}
