import { expect, it } from 'vitest';
import { isNumericText } from '#domain/text/isNumericText.ts';

it.each(['0', '12', '007', '0.5', '12.340', '123456789012345678901234567890'])(
  '%j is numeric',
  { tags: ['numeric-text'] },
  (text) => {
    expect(isNumericText(text)).toBe(true);
  },
);

it.each([
  '',
  ' ',
  '.',
  '1.',
  '.5',
  '-1',
  '+1',
  '1e3',
  '0x10',
  '1,000',
  '1.2.3',
  ' 1',
  '1 ',
  '1\n',
  '１２',
  '一',
  'NaN',
  'Infinity',
])('%j is not numeric', { tags: ['numeric-text'] }, (text) => {
  expect(isNumericText(text)).toBe(false);
});
