import { expect, it } from 'vitest';
import { groupPreloads, listFiles, shortenCss } from '#scripts/vite/bootScript.ts';

it('a file that a landing needs in every language stands once under the landing, another under its language', () => {
  const landings = {
    select: { zh: ['select.js', 'entry.js', 'zh.js'], en: ['select.js', 'entry.js', 'en.js'] },
    homeclassic: { zh: ['home.js', 'home.css', 'zh.js'], en: ['home.js', 'home.css', 'en.js'] },
    'sign-in': { zh: ['entry.js', 'zh.js'], en: ['entry.js', 'en.js'] },
  };
  expect(groupPreloads(landings, new Set(['entry.js']))).toEqual({
    select: ['select.js'],
    homeclassic: ['home.js', 'home.css'],
    'sign-in': [],
    zh: ['zh.js'],
    en: ['en.js'],
  });
});

it('a style sheet is shortened to the same rules', () => {
  expect(shortenCss('/* why */\n.a > .b,\n.c :focus {\n  color: red;\n  margin: 0 auto;\n}\n')).toBe(
    '.a>.b,.c :focus{color:red;margin:0 auto}',
  );
});

it('the page names each file once, without its folder, and refers to it by its place', () => {
  const groups = { '': ['/assets/b.css'], select: ['/assets/c.js', '/assets/d.js'], home: ['/assets/c.js'] };
  expect(listFiles(groups, '/assets/a.js')).toEqual({
    files: ['a.js', 'b.css', 'c.js', 'd.js'],
    preloads: { '': [1], select: [2, 3], home: [2] },
  });
  expect(() => listFiles({ select: ['/other/c.js'] }, '/assets/a.js')).toThrow('/other/c.js');
});
