import { describe, expect, it } from 'vitest';
import { looksPersonal } from '#device/drafts/looksPersonal.ts';

describe('a text that looks personal', () => {
  it.each([
    '13800000000',
    '138 0000 0000',
    '+86-138-0000-0000',
    '１３８００００００００',
    '加我微信 13800000000 谢谢',
    'guest@fair.example',
    '11010519491231002X',
    'E12345678',
    'H1234567890',
  ])('is %s', (text) => expect(looksPersonal(text)).toBe(true));

  it.each([
    '',
    '张三',
    'Example Trading Ltd.',
    '采购经理',
    '2026-05-20',
    '3 人',
    'A-12',
    'G7001',
    '@ the booth',
  ])('is not %s', (text) => expect(looksPersonal(text)).toBe(false));
});
