import { expect, it } from 'vitest';
import { readCardText } from '#entities/card/rules/formats/readCardText.ts';

const long = (part: string) => part.repeat(Math.ceil(20_000 / part.length));

it.each([
  ['digits', '1'],
  ['numbers', '138 0000 1234 '],
  ['labels', 'Tel: '],
  ['Chinese labels', '手机'],
  ['brackets', '(((+86'],
  ['dots', 'a.'],
  ['addresses', 'a@b.c'],
  ['gaps', '王 \u3000'],
  ['capitals', 'Aa '],
  ['dashes', '1-2 '],
  ['lines', '王芳\n13800001234\n'],
  ['colons', '主:'],
])('a text of 20,000 characters of %s is read to its end', (_, part) => {
  // A reader that tries all ways of dividing such a text would not come to an end.
  const nothing = { unused: [] };
  expect(readCardText(long(part)) ?? nothing).toHaveProperty('unused');
  const vcard = `BEGIN:VCARD\nFN;X="${long(part)}:a\nTEL:${long(part)}\nN;A=${long(';"')}:b`;
  expect(readCardText(vcard) ?? nothing).toHaveProperty('unused');
});
