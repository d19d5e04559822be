import { expect, it } from 'vitest';
import { wrapText } from '#ui/picture/wrapText.ts';

const inCharacters = (text: string) => text.length;

it.each([
  ['words stay whole', 'Smart Manufacturing Expo', 13, ['Smart', 'Manufacturing', 'Expo']],
  ['Chinese breaks anywhere', '江海国际展览会', 3, ['江海国', '际展览', '会']],
  ['a date beside Chinese stays whole', '时间2026-12-11', 11, ['时间', '2026-12-11']],
  ['a word wider than a line is cut', 'abcdefgh', 3, ['abc', 'def', 'gh']],
  ['a mark that closes a clause does not begin a line', '江海国际，展览会', 4, ['江海国', '际，展览', '会']],
  ['a family and a flag are never torn', '👨‍👩‍👧👨‍👩‍👧🇨🇳🇸🇬👍🏽', 9, ['👨‍👩‍👧', '👨‍👩‍👧', '🇨🇳🇸🇬', '👍🏽']],
  ['a short text is one line', ' a b ', 9, ['a b']],
  ['an empty text has no line', '', 9, []],
])('%s', (_what, text, width, lines) => {
  expect(wrapText(text, width, inCharacters)).toEqual(lines);
});
