// @ts-check
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScreen } from '#scripts/newScreen/createScreen.mjs';
import { readScreenNames } from '#scripts/newScreen/screenNames.mjs';
import { compareLanguages } from '../architecture/languages.ts';
import { checkLayers } from '../architecture/layers.ts';

const root = resolve(import.meta.dirname, '../..');
const list = readScreenNames('newspaper/articles', 'NewspaperArticle');
const detail = readScreenNames('newspaper/article', 'ArticlePage');

/** A copy of the project, in which screens are written. */
let copy = '';
/** @type {{ written: string[], changed: string[] }[]} */
let screens = [];
/** @param {string} path */
const read = (path) => readFileSync(join(copy, path), 'utf8');
/** @param {readonly string[]} line */
const run = (...line) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-screen-'));
  for (const name of [
    'src',
    'sandbox',
    'scripts',
    'deploy',
    'tests',
    'package.json',
    'tsconfig.json',
    '.oxlintrc.json',
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  screens = [createScreen(copy, list, 'list'), createScreen(copy, detail, 'detail')];
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new:screen', () => {
  it('writes and changes at most ten files, the table of the data API among them', () => {
    for (const { written, changed } of screens)
      expect(written.length + changed.length + 1).toBeLessThanOrEqual(10);
  });

  it('writes a list and a detail page that the compiler accepts', () => {
    // With what they import, and the types of all words: all of the project takes half a minute.
    const paths = screens.flatMap(({ written, changed }) => [...written, ...changed]);
    const include = [
      ...paths.filter((path) => /\.tsx?$/.test(path)),
      'src/**/namespace.d.ts',
      'src/language',
      'src/boot',
    ];
    const config = { extends: './tsconfig.json', compilerOptions: { incremental: false }, include };
    writeFileSync(join(copy, 'tsconfig.screens.json'), JSON.stringify(config));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    expect(run(tsc, '--noEmit', '-p', 'tsconfig.screens.json')).toEqual({ status: 0, output: '' });
  });

  it('writes what the linter accepts', () => {
    const paths = screens.flatMap(({ written }) => written.filter((path) => /\.tsx?$/.test(path)));
    const { status, output } = run(join(root, 'node_modules/oxlint/bin/oxlint'), ...paths);
    expect(status, output).toBe(0);
  });

  it('keeps the layers', () => {
    const paths = screens.flatMap(({ written }) =>
      written.filter((path) => path.startsWith('src/') && /\.tsx?$/.test(path)),
    );
    expect(paths.length).toBeGreaterThan(6);
    expect(checkLayers(Object.fromEntries(paths.map((path) => [path, read(path)])))).toEqual([]);
  });

  it('writes the same words in both languages', () => {
    for (const { area, name } of [list, detail]) {
      const [zh, en] = ['zh', 'en'].map((language) =>
        JSON.parse(read(`src/features/${area}/${name}/words/${language}.json`)),
      );
      expect(compareLanguages(zh, en)).toEqual([]);
    }
  });

  it('adds the address to the tested ones and the collection to those that the sandbox fills', () => {
    expect(read('tests/app/routes.test.ts')).toContain(`'/newspaper/:id/articles',`);
    expect(read('tests/app/routes.test.ts')).toContain(`'/newspaper/:id/article/:itemId',`);
    expect(read('sandbox/seed/plainCollections.ts')).toContain(`'NewspaperArticle',`);
  });

  it('refuses a screen that is there, and words whose namespace is taken', () => {
    expect(() => createScreen(copy, list, 'list')).toThrow('is there already');
    expect(() => createScreen(copy, readScreenNames('newspaper/teams'), 'list')).toThrow('namespace "teams"');
    expect(() => createScreen(copy, readScreenNames('newspaper/query'), 'list')).toThrow('namespace "query"');
  });

  it.each(['halls', 'exhibitors/Halls', 'exhibitors/halls/more', '../src/halls', ''])(
    'refuses the place "%s"',
    (place) => {
      expect(() => readScreenNames(place)).toThrow('is no area/name');
    },
  );

  it('refuses a name that no collection has', () => {
    expect(() => readScreenNames('exhibitors/halls', 'hall-list')).toThrow('is no name of a collection');
  });
});
