import { expect, it } from 'vitest';
import { scannedText } from '#host/wechat/scannedText.ts';

it.each([
  ['CODE_128,400638133393', '400638133393'],
  ['EAN_13,4006381333931', '4006381333931'],
  ['QR_CODE,ticket 42', 'ticket 42'],
  ['https://expo.test/sign-in/a,b', 'https://expo.test/sign-in/a,b'],
  ['one,two', 'one,two'],
  [' 123456789012 ', '123456789012'],
  [undefined, ''],
  [{}, ''],
])('a scanned %j says “%s”', (resultStr, text) => {
  expect(scannedText(resultStr)).toBe(text);
});
