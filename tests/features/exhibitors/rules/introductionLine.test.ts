import { expect, it } from 'vitest';
import { htmlLines } from '#domain/richText/htmlLines.ts';
import { paragraphsOf as paragraphsWith } from '#domain/text/paragraphsOf.ts';
import { introductionLine } from '#features/exhibitors/rules/introductionLine.ts';

const paragraphsOf = paragraphsWith(htmlLines);

it.each([
  ['六周交付。', '六周交付。'],
  ['<p>六周交付。</p><ul><li>两年质保</li></ul>', '六周交付。 两年质保'],
  ['<script>alert(1)</script>精密 &amp; 快速', '精密 & 快速'],
  ['温度 < 5 度', '温度 < 5 度'],
  ['&ldquo;智造&rdquo;&mdash;3&times;4', '“智造”—3×4'],
  [`<!--[if gte mso 9]>${'<o:x/>'.repeat(200)}<![endif]--><p>六周交付。</p>`, '六周交付。'],
  ['', ''],
])('the introduction %j is listed as %j', (ShortIntroduce, line) => {
  expect(introductionLine(ShortIntroduce, paragraphsOf)).toBe(line);
});

it('600 characters of an introduction are listed, whatever its tags say', () => {
  const ShortIntroduce = `<p>${'长'.repeat(590)}</p><p class="second">${'短'.repeat(20)}</p>`;
  const line = `${'长'.repeat(590)} ${'短'.repeat(10)}`;
  expect(introductionLine(ShortIntroduce, paragraphsOf)).toBe(line);
});
