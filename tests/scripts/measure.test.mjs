// @ts-check
import { describe, expect, it } from 'vitest';
import { limitHtml, questionOf } from '#scripts/measure/limitPage.mjs';
import { readOptions } from '#scripts/measure/readOptions.mjs';
import { compare, evaluate, toTable } from '#scripts/measure/report.mjs';
import { summarise } from '#scripts/summarise.mjs';

const visit = {
  firstPaint: 1,
  name: 500,
  largestPaint: 1,
  ready: 1,
  longTasks: 1,
  blocking: 1,
  shift: 0,
  bytes: 1,
  requests: 1,
};

describe('the median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[100, 20, 3], 20],
  ])('of %j is %f', (values, median) => {
    expect(summarise(values).median).toBe(median);
  });
});

describe('the report of some visits', () => {
  const report = (
    /** @type {import('#scripts/measurePage.mjs').Kind} */ kind,
    name = 'select',
    times = [900, 700, 500],
  ) =>
    evaluate(
      { name },
      kind,
      times.map((ready) => ({ ...visit, name: ready / 2, ready })),
    );

  it('says median, lowest and highest', () => {
    expect(report('cold').figures.ready).toEqual({ median: 700, min: 500, max: 900, aim: 700 });
  });

  it('names an aim beside its figure, and that it was missed', () => {
    expect(toTable(report('repeat', 'select', [900]))).toMatch(
      /leads on, ms +900 +\(900 to 900\) +aim 700, missed/,
    );
    expect(toTable(report('cold'))).toMatch(/of which over 50 ms each, ms +1 +\(1 to 1\) +aim 150$/m);
  });

  it('has other aims for each screen and kind of visit', () => {
    expect(report('repeat').figures.name?.aim).toBe(350);
    expect(report('cold').figures.name?.aim).toBeUndefined();
    expect(report('cold', 'code').figures.ready?.aim).toBe(1500);
    expect(report('offline', 'xycode').figures.ready?.aim).toBe(350);
  });

  it('leaves out what a screen does not have', () => {
    expect(toTable(report('cold', 'code'))).not.toContain('whole app works');
  });

  it('says how many times as long as on the limit page a name took, median over median', () => {
    const limit = report('cold', 'limit', [400, 600, 500]);
    const compared = compare(report('cold'), limit);
    expect(compared.ratio).toEqual({ value: 1.4, aim: 1.1 });
    expect(toTable(compared)).toMatch(/name against the limit page +1\.40 +aim 1\.1, missed/);
    expect(compare(limit, limit).ratio).toBeUndefined();
    expect(compare(report('cold'), undefined).ratio).toBeUndefined();
  });
});

describe('the limit page', () => {
  const request = /** @type {import('@playwright/test').Request} */ (
    /** @type {unknown} */ ({
      url: () => 'https://localhost:1/v2/data/register/queryList/Exhibition',
      headers: () => ({
        authorization: 'Bearer x',
        'sec-ch-ua': 'y',
        'user-agent': 'z',
        'content-type': 'json',
      }),
      postData: () => '{"a":"</script>"}',
    })
  );

  it('asks what the landing page asked, with its own headers', () => {
    expect(questionOf(request)).toEqual({
      url: '/v2/data/register/queryList/Exhibition',
      headers: { authorization: 'Bearer x', 'content-type': 'json' },
      body: '{"a":"</script>"}',
    });
  });

  it('carries the question in its script, which no text can end', () => {
    expect(limitHtml(questionOf(request)).match(/<\/script>/g)).toHaveLength(1);
  });
});

describe('the options', () => {
  it('choose parts, screens and kinds of visits', () => {
    const options = readOptions(
      ['--parts', 'visits,tap', '--screens', 'code', '--visits', 'cold', '--limit'],
      ['tap'],
    );
    expect(options).toMatchObject({ parts: ['tap'], kinds: ['cold'], withLimit: true, n: 7 });
    expect(options.screens.map(({ name }) => name)).toEqual(['code']);
  });

  it('leave visits out where only another part is wanted', () => {
    expect(readOptions(['--parts', 'tap', '--limit'], ['tap'])).toMatchObject({
      screens: [],
      withLimit: false,
    });
  });

  it('measure neither a code nor a part with a sandbox on another server', () => {
    const options = readOptions(['--url', 'https://example.com'], ['tap']);
    expect(options).toMatchObject({ parts: [], withLimit: false });
    expect(options.screens.map(({ name }) => name)).toEqual(['select', 'homeclassic']);
  });

  it('that are not known are named', () => {
    expect(() => readOptions(['--parts', 'tea'], ['tap'])).toThrow('tea: unknown');
  });
});
