import { cleanText } from '../text/cleanText.ts';

const longest = 20_000;
const anyTag = /<\/?[a-z][^>]*>/gi;
const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

/** Whether a text has what lines cannot say, such as pictures, links and tables: typing it again would lose that. */
export const holdsMoreThanLines = (html: string): boolean =>
  /<(?:img|a|table|iframe|video|audio|svg)\b/i.test(html);

/** The lines of an HTML or plain text, as a person types them: `- ` begins a point of a list, `# ` a heading. */
export function linesOfHtml(html: string): string {
  if (html.search(anyTag) < 0) return cleanText(html, longest);
  const lines = html
    .slice(0, longest * 4)
    .replace(/<(script|style)\b[^>]*>[^]*?<\/\1\s*>/gi, '')
    .replace(/[\s\r\n]+/g, ' ')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<h[1-6]\b[^>]*>/gi, '\n# ')
    .replace(/<(?:br|\/?p|\/?div|\/h[1-6]|\/li|\/?ul|\/?ol|\/tr)\b[^>]*>/gi, '\n')
    .replace(anyTag, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/gi, (_, name: string) => entities[name.toLowerCase()] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '-' && line !== '#');
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
