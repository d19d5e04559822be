import { describe, expect, it } from 'vitest';
import { holdsMoreThanLines, htmlOfLines, linesOfHtml } from '#domain/richText/typedRichText.ts';

describe('a rich text as typed lines', () => {
  it('keeps headings, points and paragraphs in both directions', () => {
    const typed = 'Two lines\n# At the booth\n- a < b\n- R&D\nLast';
    const html = '<p>Two lines</p><h3>At the booth</h3><ul><li>a &lt; b</li><li>R&amp;D</li></ul><p>Last</p>';
    expect(htmlOfLines(typed)).toBe(html);
    expect(linesOfHtml(html)).toBe(typed);
  });

  it('stays plain where nothing needs markup', () => {
    expect(htmlOfLines(' 第一段 \n\n第二段 ')).toBe('第一段\n第二段');
    expect(linesOfHtml('第一段\n第二段')).toBe('第一段\n第二段');
  });

  it('never lets a typed tag become one', () => {
    expect(htmlOfLines('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  });

  it('leaves out scripts, and says what it cannot say', () => {
    const html = '<p>Seen</p><script>alert(1)</script><p><img src="/a.png" alt=""></p>';
    expect(linesOfHtml(html)).toBe('Seen');
    expect(holdsMoreThanLines(html)).toBe(true);
    expect(holdsMoreThanLines('<p>Seen</p>')).toBe(false);
  });
});
