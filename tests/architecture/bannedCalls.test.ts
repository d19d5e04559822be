import { describe, expect, it } from 'vitest';
import { findBannedCalls, phoneClockReaders } from './bannedCalls.ts';
import { readSources } from './sources.ts';

describe('the sources', () => {
  it('write no text as markup, and use nothing that the oldest engines lack', {
    tags: ['B08', 'X09'],
  }, () => {
    const sources = readSources(['src']);
    expect(Object.keys(sources).length).toBeGreaterThan(0);
    expect(findBannedCalls(sources)).toEqual([]);
  });
});

it('every file that may read the phone’s clock reads it', () => {
  const sources = readSources(['src']);
  const silent = [...phoneClockReaders].filter((path) => !/\bnow\b/.test(sources[path] ?? ''));
  expect(silent).toEqual([]);
});

describe('the user agent', () => {
  it('is read by src/host and the boot script alone', () => {
    const readers = Object.entries(readSources(['src']))
      .filter(([, source]) => /\bnavigator\.userAgent\b|\buserAgent\b[^;\n]*= navigator\b/.test(source))
      .map(([path]) => path);
    expect(readers.filter((path) => !/^src\/(host|boot)\//.test(path))).toEqual([]);
    expect(readers.length).toBeGreaterThan(0);
  });
});

describe('a banned call is found:', () => {
  const banned: [source: string, name: string][] = [
    [`Date.parse('2026-11-20')`, 'Date.parse'],
    [`new Date(text)`, 'new Date(...)'],
    [`new Date('2026-11-20 09:00')`, 'new Date(...)'],
    [`const id = Math.random().toString(36)`, 'Math.random'],
    [`node.innerHTML = text`, '*.innerHTML'],
    [`const a = <p dangerouslySetInnerHTML={{ __html: text }} />`, '*.dangerouslySetInnerHTML'],
    [`const props = { dangerouslySetInnerHTML: { __html: text } }`, '*.dangerouslySetInnerHTML'],
    [`eval(text)`, 'eval'],
    [`new Function(text)`, 'Function'],
    [`rows.at(-1)`, '*.at'],
    [`rows?.at(-1)`, '*.at'],
    [`rows.flatMap(read)`, '*.flatMap'],
    [`Object.fromEntries(rows)`, 'Object.fromEntries'],
    [`Promise.allSettled(reads)`, 'Promise.allSettled'],
    [`AbortSignal.timeout(5)`, 'AbortSignal.timeout'],
    [`crypto.randomUUID()`, '*.randomUUID'],
    [`structuredClone(row)`, 'structuredClone'],
    [`new ResizeObserver(measure)`, 'ResizeObserver'],
    [`const a = /(?<=a)b/`, '/(?<=a)b/'],
    [`const a = /(?<year>b)/`, '/(?<year>b)/'],
    [`const a = /\\p{L}/u`, '/\\p{L}/u'],
    [`const a = /a.b/s`, '/a.b/s'],
    ['parseVenueTime(exhibition.EndTime)', 'parseVenueTime(exhibition.EndTime)'],
    [`parseVenueTime(readLine(row['SignUpEndTime']))`, `parseVenueTime(readLine(row['SignUpEndTime']))`],
    ['parseVenueTime(endTime)', 'parseVenueTime(endTime)'],
    ['parseVenueTime(end)', 'parseVenueTime(end)'],
    ['text.slice(0, longestNote)', '*.slice(0, …)'],
    ['text.slice(0, 40_000)', '*.slice(0, …)'],
    ['text.substring(0, maxLength)', '*.substring(0, …)'],
    ['const atMs = Date.now()', 'Date.now'],
    ['useState(Date.now)', 'Date.now'],
    ['hasEnded(voucher, services().now())', 'services().now'],
    ['const { now, times } = services()', 'services().now'],
    [`EndTime.indexOf(':') < 0`, `EndTime.indexOf(':')`],
    [`row['EndTime'].slice(11)`, `row['EndTime'].slice(11)`],
  ];

  it.each(banned)('%s', (source, name) => {
    expect(findBannedCalls({ 'src/app/a.tsx': source })).toEqual([
      expect.stringContaining(`src/app/a.tsx:1 ${name}: `),
    ]);
  });

  const inTheDomain = [
    'new Date()',
    'Date.now()',
    'localStorage.getItem(key)',
    'setTimeout(tick, 5)',
    'fetch(url)',
  ];

  it.each(inTheDomain)('%s in the domain', (source) => {
    expect(findBannedCalls({ 'src/domain/a.ts': source })).toHaveLength(1);
    expect(findBannedCalls({ 'src/main.tsx': source })).toEqual([]);
  });
});

describe('what is not banned', () => {
  const fine = [
    `const id = crypto.randomUUID?.() ?? madeByHand()`,
    `const copy = typeof structuredClone === 'function' ? structuredClone(row) : copyOf(row)`,
    `if ('ResizeObserver' in window) new ResizeObserver(measure)`,
    `const nowMs = performance.now()`,
    'const { times } = services()',
    `const parts = rows.map(read).filter(isThere)`,
    `const a = /^\\d{11}$/iu`,
    `const text = 'eval(innerHTML)'`,
    `const time = event.at`,
    'parseVenueTime(StartTime) ?? readPeriod(StartTime, EndTime).endMs',
  ];

  it.each(fine)('%s', (source) => {
    expect(findBannedCalls({ 'src/app/a.tsx': source })).toEqual([]);
  });

  it('is a date made of numbers where dates are made', () => {
    expect(findBannedCalls({ 'src/domain/time/formatVenueTime.ts': 'new Date(epochMs)' })).toEqual([]);
  });
});
