import { describe, expect, it } from 'vitest';
import { holdsMoreThanLines, htmlOfLines, linesOfHtml } from '#domain/richText/typedRichText.ts';
import { htmlLines } from '#domain/richText/htmlLines.ts';
import { paragraphsOf as paragraphsWith } from '#domain/text/paragraphsOf.ts';
import { htmlCases } from './htmlCases.ts';

const paragraphsOf = paragraphsWith(htmlLines);

const shownOf = (html: string) => paragraphsOf(html).map((parts) => parts.map(({ text }) => text).join(''));

describe('what an editor has written', () => {
  it('is known in at least sixty ways', () => {
    expect(htmlCases.length).toBeGreaterThanOrEqual(60);
  });

  it.each(htmlCases)('is shown as paragraphs: $what', { tags: ['X09'] }, ({ html, shown }) => {
    expect(shownOf(html)).toEqual(shown);
  });

  it.each(htmlCases)('is typed as lines: $what', ({ html, shown, kept }) => {
    expect(linesOfHtml(html)).toBe(kept ?? shown.join('\n'));
  });

  it.each(htmlCases)('is warned of where lines would lose something: $what', ({ html, isWarned }) => {
    expect(holdsMoreThanLines(html)).toBe(isWarned === true);
  });

  it.each(htmlCases)('is stored without damage after a correction: $what', ({ html }) => {
    const lines = linesOfHtml(html);
    const filled = lines.split('\n').filter((line) => line.trim() !== '');
    const again = linesOfHtml(htmlOfLines(lines)).split('\n');
    expect(again).toEqual(filled.length === 0 ? [''] : filled.map((line) => line.trim()));
  });
});

describe('a long or hostile text', () => {
  const many = (piece: string) => piece.repeat(Math.floor(100_000 / piece.length));

  it.each([
    '<a href="x">',
    '<a ',
    '<!--',
    '<![CDATA[',
    '<?x ',
    '<video>',
    '<script>',
    "<p a='",
    "<p a='>'",
    '<p a=">',
    '<',
    '</',
    '<ul><li>',
    '<sup>',
    '&',
    '&#',
    '<sup>1</sup>',
  ])('of %j over and over is read to its end', (piece) => {
    const html = many(piece);
    // A reader that tries all ways of dividing such a text would not come to an end.
    expect(paragraphsOf(html)).toBeDefined();
    expect(linesOfHtml(html)).toBeDefined();
    expect(holdsMoreThanLines(html)).toBeDefined();
  });

  it('shows its beginning alone where a card asks for it, however much stands before its first word', () => {
    const html = `<!--${'x'.repeat(5_000)}--><style>${'y'.repeat(5_000)}</style><p>${'字'.repeat(900)}</p>`;
    expect(paragraphsOf(html, 600)).toEqual([[{ text: '字'.repeat(600), link: '' }]]);
  });
});
