// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  blockingResources,
  brotliBytes,
  filesOf,
  findUnwanted,
  landingFiles,
  weigh,
  withSteadyNames,
} from '#scripts/byteBudget.mjs';

const manifest = {
  'index.html': {
    file: 'assets/main.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/Select.tsx'],
    css: ['assets/main.css'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  'src/Select.tsx': {
    file: 'assets/select.js',
    isDynamicEntry: true,
    imports: ['_shared.js', '_button.js'],
    css: ['assets/select.css'],
  },
  '_button.js': { file: 'assets/button.js' },
  'src/zh.json': { file: 'assets/zh.js', isDynamicEntry: true },
  'src/en.json': { file: 'assets/en.js', isDynamicEntry: true },
  'src/Late.tsx': { file: 'assets/late.js', isDynamicEntry: true, imports: ['_button.js'] },
};

describe('a build in which only the names of files differ', () => {
  const files = (/** @type {string[]} */ ...names) => names.map((name) => `import("./${name}.js")`).join(';');

  it('weighs the same', () => {
    const one = withSteadyNames(
      files('c3iebi9', 'jt4m0hs', 'c3iebi9', 'index-lf3ee146'),
      new Set(['c3iebi9.js', 'jt4m0hs.js', 'index-lf3ee146.js']),
    );
    const other = withSteadyNames(
      files('xx11aa2', 'b000000', 'xx11aa2', 'index-aaaaaaaa'),
      new Set(['xx11aa2.js', 'b000000.js', 'index-aaaaaaaa.js']),
    );
    expect(one).toBe(other);
    expect(one).toHaveLength(files('c3iebi9', 'jt4m0hs', 'c3iebi9', 'index-lf3ee146').length);
    expect(new Set(one.match(/[\w-]+\.js/g)).size).toBe(3);
  });

  it('keeps every other name', () => {
    expect(withSteadyNames(files('hls', 'sw'), new Set(['c3iebi9.js']))).toBe(files('hls', 'sw'));
  });
});

describe('the files of a chunk', () => {
  it('are itself, its styles and all that it imports statically, each once', () => {
    expect(filesOf(manifest, 'src/Select.tsx')).toEqual([
      'assets/select.js',
      'assets/select.css',
      'assets/shared.js',
      'assets/main.js',
      'assets/main.css',
      'assets/button.js',
    ]);
  });

  it('are not what it imports later', () => {
    expect(filesOf(manifest, 'index.html')).not.toContain('assets/select.js');
  });

  it('cannot be had for a source that the build does not know', () => {
    expect(() => landingFiles(manifest, ['src/Renamed.tsx'])).toThrow('no chunk for src/Renamed.tsx');
  });
});

describe('before a page shows anything it loads', () => {
  it.each([
    ['a plain script', '<script src="/a.js"></script>', ['/a.js']],
    ['a style sheet', '<link rel="stylesheet" crossorigin href="/a.css">', ['/a.css']],
    ['no module', '<script type="module" src="/a.js"></script>', []],
    ['no deferred script', '<script defer src="/a.js"></script>', []],
    ['no inline script', '<script>go()</script>', []],
    ['no preload', '<link rel="modulepreload" href="/a.js">', []],
  ])('%s', (_what, html, addresses) => {
    expect(blockingResources(html)).toEqual(addresses);
  });
});

describe('a public build must not hold', () => {
  it.each([
    ['a source map', 'a.js.map', '{}'],
    ['the address of a source map', 'a.js', 'go()\n//# sourceMappingURL=a.js.map'],
    ['eval', 'a.js', 'var a=eval("1")'],
    ['a function made of text', 'a.js', 'new Function("return this")()'],
    ['the sandbox', 'a.js', 'fetch("/sandbox/inbox")'],
  ])('%s', (_what, file, text) => {
    expect(findUnwanted({ [file]: text })).toHaveLength(1);
  });

  it('and may hold a method that is called eval, or a word that ends like it', () => {
    expect(findUnwanted({ 'a.js': 'page.eval("x");medieval()' })).toEqual([]);
  });
});

describe('a build is weighed', () => {
  /** @type {string} */
  let folder;
  const budget = {
    htmlBytes: 100,
    bootPathBytes: 100,
    landingBytes: 1000,
    landings: { select: { zh: ['src/Select.tsx', 'src/zh.json'], en: ['src/Select.tsx', 'src/en.json'] } },
    linked: { bytes: 1000, under: ['src/zh.json'], screens: ['src/Select.tsx'] },
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'weigh-'));
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'index.html'), '<p>hello</p>');
    writeFileSync(join(folder, 'pass.html'), '<p>pass</p>');
    writeFileSync(join(folder, 'shared.html'), '<p>shared</p>');
    writeFileSync(join(folder, 'team.html'), '<p>team</p>');
    writeFileSync(join(folder, 'screen.html'), '<p>screen</p>');
    const names = [
      'main.js',
      'main.css',
      'shared.js',
      'select.js',
      'select.css',
      'button.js',
      'zh.js',
      'en.js',
      'late.js',
    ];
    for (const name of names) writeFileSync(join(folder, 'assets', name), `/* ${name} */`);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('page, first picture, each language, and what comes later', () => {
    const { rows, problems } = weigh(folder, budget);
    expect(problems).toEqual([]);
    expect(rows.map(({ what }) => what)).toEqual([
      'index.html',
      'pass.html',
      'shared.html',
      'team.html',
      'screen.html',
      'until the first picture',
      'until the buttons work (/select, zh)',
      'until the buttons work (/select, en)',
      'until a linked page works (Select.tsx)',
      '  then src/Late.tsx',
    ]);
    expect(rows[0]?.bytes).toBe(brotliBytes(Buffer.from('<p>hello</p>')));
    const late = withSteadyNames('/* late.js */', new Set(['late.js']));
    expect(rows[9]?.bytes).toBe(brotliBytes(Buffer.from(late)));
  });

  it('and refused when it has grown', () => {
    expect(weigh(folder, { ...budget, landingBytes: 50 }).problems).toEqual([
      expect.stringMatching(/^until the buttons work \(\/select, zh\): \d+ bytes are too many$/),
      expect.stringMatching(/^until the buttons work \(\/select, en\): \d+ bytes are too many$/),
    ]);
    expect(weigh(folder, { ...budget, linked: { ...budget.linked, bytes: 50 } }).problems).toEqual([
      expect.stringMatching(/^until a linked page works \(Select.tsx\): \d+ bytes are too many$/),
    ]);
  });
});
