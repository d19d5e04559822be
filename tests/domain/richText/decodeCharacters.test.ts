// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { characterNames, oldCharacterNames } from '#domain/richText/characterNames.ts';
import { decodeCharacters } from '#domain/richText/decodeCharacters.ts';

const asBrowser = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;

it('reads each name as a browser does, the old ones without a semicolon too', () => {
  const names = [...oldCharacterNames.keys(), ...characterNames.keys()];
  expect(names.length).toBeGreaterThan(300);
  for (const name of names) expect(decodeCharacters(`x&${name};`), name).toBe(asBrowser(`x&${name};`));
  for (const name of oldCharacterNames.keys())
    expect(decodeCharacters(`x&${name}。`), name).toBe(asBrowser(`x&${name}。`));
});

it('reads numbers as a browser does, but for what no text of a person holds', () => {
  const codes = Array.from({ length: 0x3000 }, (_, code) => code + 1);
  const kept = codes.filter((code) => !['x', 'x '].includes(decodeCharacters(`x&#${code};`)));
  expect(kept.length).toBeGreaterThan(0x2f00);
  const html = kept.map((code) => `&#${code};`).join('');
  expect(decodeCharacters(html)).toBe(asBrowser(html));
});
