import { describe, expect, test } from 'vitest';
import { highlight } from '#domain/matching/highlight.ts';
import { chinese } from './chinese.ts';

const marked = (text: string, query: string) =>
  highlight(text, query, chinese)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

describe('what a query has found is marked', () => {
  test.each([
    ['江海精工有限公司', '精工', '江海[精工]有限公司'],
    ['江海精工', 'jhjg', '[江海精工]'],
    ['Jianghai Precision', 'PREC', 'Jianghai [Prec]ision'],
    ['機械（上海）', '机械 shanghai', '[機械]（[上海]）'],
    ['Ｌａｓｅｒ ㎡', 'laser m', '[Ｌａｓｅｒ] [㎡]'],
    ['Precision', 'prceision', '[Precision]'],
    ['Große Straße 1', 'strasse', 'Große [Straße] 1'],
    ['Große Straße 1', 'stras', 'Große [Straß]e 1'],
    ['Große Straße 1', 'straße', 'Große [Straße] 1'],
    ['Ærøskøbing', 'a', '[Æ]røskøbing'],
    ['Björn Łukasz', 'lukasz bjorn', '[Björn] [Łukasz]'],
    ['王𬭎精工', 'hong', '王[𬭎]精工'],
    ['王喆', 'wangzhe', '[王喆]'],
    ['+86 138-0000-1234', '13800001234', '+86 [138-0000-1234]'],
    ['13800001234', '+86 138 0000 1234', '[13800001234]'],
    ['江海精工', 'zzz', '江海精工'],
    ['', '江', ''],
    ['江海', '', '江海'],
  ])('%j by %j: %j', (text, query, result) => {
    expect(marked(text, query)).toBe(result);
  });
});
