import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findDeadLinks, mappedPaths } from './docLinks.ts';
import { readSources } from './sources.ts';

const atRoot = ['README.md', 'CONTRIBUTING.md', 'GLOSSARY.md', 'CHANGELOG.md'];
const pages = {
  ...readSources(['docs', 'sandbox'], /\.md$/),
  ...Object.fromEntries(atRoot.map((name) => [name, readFileSync(name, 'utf8')])),
};
const readme = pages['README.md']!;
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

describe('the links of the documents', () => {
  it('all lead to a file and a heading that exist', () => {
    expect(Object.keys(pages).length).toBeGreaterThan(50);
    expect(findDeadLinks(pages)).toEqual([]);
  });

  it.each([
    ['a file that is not there', '[a](gone.md)'],
    ['a picture that is not there', '<img src="../gone.png">'],
    ['a heading that is not there', '[a](b.md#old)'],
    ['a heading that the page lacks', '[a](#old)'],
  ])('are dead with %s', (_, link) => {
    expect(findDeadLinks({ 'docs/a.md': link, 'docs/b.md': '## New' })).toHaveLength(1);
  });

  it('are not dead with a file, a heading or another site', () => {
    const links = '[a](b.md) [b](b.md#the-new-one) [c](../README.md) [d](https://example.org/x)';
    expect(findDeadLinks({ 'docs/a.md': links, 'docs/b.md': '## The `new` one' })).toEqual([]);
  });
});

/** Tables whose lines stand a second time below them, as joining two branches leaves them: their headings. */
const doubledTables = (text: string): readonly string[] =>
  text.split(/\n(?!\|)/).flatMap((block) => {
    const [, heading = '', ...rows] = block.split('\n');
    return rows.includes(heading) && heading.startsWith('|') ? [heading] : [];
  });

describe('the tables of the documents', () => {
  it('stand there once', () => {
    const doubled = Object.entries(pages).flatMap(([path, text]) =>
      doubledTables(text).map((heading) => `${path}: ${heading}`),
    );
    expect(doubled).toEqual([]);
    expect(doubledTables('\n\n| a |\n| - |\n| 1 |\n| a |\n| - |\n| 1 |\n')).toEqual(['| a |']);
  });
});

describe('the map of the README', () => {
  it('names only what exists', () => {
    expect(mappedPaths(readme).length).toBeGreaterThan(15);
    expect(mappedPaths(readme).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names every folder of src and every area', () => {
    const missing = [
      ...foldersIn('src').filter((name) => !readme.includes(`\`src/${name}/`)),
      ...foldersIn('src/features').filter((name) => !readme.includes(`\`${name}\``)),
    ];
    expect(missing).toEqual([]);
  });

  it('leaves the README at most 10,000 bytes long', () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(10_000);
  });
});
