// @ts-check
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScreen } from '#scripts/newScreen/createScreen.mjs';
import { readScreenNames } from '#scripts/newScreen/screenNames.mjs';
import { compareLanguages } from '#tests/architecture/languages.ts';
import { checkLayers } from '#tests/architecture/layers.ts';

const root = resolve(import.meta.dirname, '../..');
const list = readScreenNames('newspaper/articles', 'NewspaperArticle');
const detail = readScreenNames('newspaper/article', 'NewspaperArticle');

/** A copy of the project, in which screens are written. */
let copy = '';
/** @type {{ written: string[], changed: string[] }[]} */
let screens = [];
/** @param {string} path */
const read = (path) => readFileSync(join(copy, path), 'utf8');
/** @param {string} text @param {string} part */
const count = (text, part) => text.split(part).length - 1;
/** @param {readonly string[]} line */
const run = (...line) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

const copied = ['src', 'sandbox', 'scripts', 'deploy', 'tests'];
const copiedFiles = ['package.json', 'tsconfig.json', '.oxlintrc.json', 'README.md'];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-screen-'));
  for (const name of [...copied, ...copiedFiles])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  screens = [createScreen(copy, list, 'list'), createScreen(copy, detail, 'detail')];
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new:screen', () => {
  it('writes a list and a page about one of its rows that the compiler accepts', () => {
    // With what they import, and the types of all words: all of the project takes half a minute.
    const paths = screens.flatMap(({ written, changed }) => [...written, ...changed]);
    const include = [
      ...paths.filter((path) => /\.tsx?$/.test(path)),
      'src/areaWords.d.ts',
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
    expect(paths.length).toBeGreaterThan(4);
    expect(checkLayers(Object.fromEntries(paths.map((path) => [path, read(path)])))).toEqual([]);
  });

  it('writes the words of an area in one place, the same in both languages', () => {
    const [zh, en] = ['zh', 'en'].map((language) =>
      JSON.parse(read(`src/features/newspaper/words/${language}.json`)),
    );
    expect(Object.keys(zh)).toEqual(expect.arrayContaining(['articlesTitle', 'articleKind']));
    expect(compareLanguages(zh, en)).toEqual([]);
    expect(count(read('src/areaWords.d.ts'), 'newspaper: typeof newspaper;')).toBe(1);
  });

  it('describes the rows of both once, and has the sandbox fill them once', () => {
    expect(count(read('sandbox/seed/plainCollections.ts'), `'NewspaperArticle',`)).toBe(1);
    const [definition] = screens[0]?.written.filter((path) => path.endsWith('Collections.ts')) ?? [];
    expect(definition).toBe('src/features/newspaper/api/newspaperArticleCollections.ts');
    expect(screens[1]?.written.filter((path) => path.endsWith('Collections.ts'))).toEqual([]);
  });

  it('adds both to the routes and addresses of the area, and to the tested addresses', () => {
    const routes = read('src/features/newspaper/routes.ts');
    expect(count(routes, '.pattern,')).toBe(2);
    expect(count(read('src/features/newspaper/paths.ts'), 'definePath(')).toBe(2);
    expect(read('tests/app/routes.test.ts')).toContain(`'/newspaper/:id/articles',`);
    expect(read('tests/app/routes.test.ts')).toContain(`'/newspaper/:id/article/:itemId',`);
  });

  it('names a new area in the README, and its main way among the promises', () => {
    expect(count(read('README.md'), '`newspaper`')).toBe(1);
    const ways = JSON.parse(read('tests/catalogue/rules.json'))['The main way of each area, in a browser'];
    expect(Object.keys(ways)).toContain('way-newspaper');
    expect(read('tests/journeys/newspaperArticles.spec.ts')).toContain(`tag: '@way-newspaper'`);
    expect(read('tests/journeys/newspaperArticle.spec.ts')).not.toContain('@way-');
  });

  it('refuses a screen that is there, and an area whose words would be those of others', () => {
    expect(() => createScreen(copy, list, 'list')).toThrow('is there already');
    expect(() => createScreen(copy, readScreenNames('query/lines'), 'list')).toThrow('namespace "query"');
    expect(() => createScreen(copy, readScreenNames('guide/lines'), 'list')).toThrow('namespace "guide"');
  });

  it('refuses a collection that has not what a written screen shows, or that another area describes', () => {
    const orders = readScreenNames('newspaper/orders', 'Order');
    expect(() => createScreen(copy, orders, 'list')).toThrow('has no Name');
    const articles = readScreenNames('magazine/articles', 'NewspaperArticle');
    expect(() => createScreen(copy, articles, 'list')).toThrow('is described by another area');
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

it('a screen that is called after what it is drawn with has the name of its area before it', () => {
  const { component, collection, journey } = readScreenNames('newspaper/list');
  expect([component, collection, journey]).toEqual(['NewspaperList', 'NewspaperList', 'newspaperList']);
  expect(readScreenNames('newspaper/detail', 'Article').component).toBe('NewspaperDetail');
});
