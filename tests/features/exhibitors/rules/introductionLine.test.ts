import { expect, it } from 'vitest';
import { introductionLine } from '#features/exhibitors/rules/introductionLine.ts';

it.each([
  ['六周交付。', '六周交付。'],
  ['<p>六周交付。</p><ul><li>两年质保</li></ul>', '六周交付。 两年质保'],
  ['<script>alert(1)</script>精密 &amp; 快速', '精密 & 快速'],
  ['温度 < 5 度', '温度 < 5 度'],
  ['', ''],
])('the introduction %j is listed as %j', (ShortIntroduce, line) => {
  expect(introductionLine({ ShortIntroduce, ShortIntroduceEn: '' }).zh).toBe(line);
});

it('a tag at the end of the part that is read leaves nothing of itself', () => {
  const ShortIntroduce = `<p>${'长'.repeat(590)}</p><p class="second">…</p>`;
  expect(introductionLine({ ShortIntroduce, ShortIntroduceEn: '' }).zh).toBe('长'.repeat(590));
});
