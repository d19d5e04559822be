// @ts-check
import { describe, expect, it } from 'vitest';
import { lengthen, placesIn } from '#scripts/measure/lengthenForm.mjs';
import { middleOf, summariseKeys, toTypingTable } from '#scripts/measureTyping.mjs';

const question = (/** @type {string} */ Key, Type = 'text') => ({
  Key,
  Type,
  Title: Key,
  TitleEn: Key,
  Sort: 1,
});
const hidden = { ...question('Other'), ShowWhen: { Key: 'Job', In: ['x'] } };

describe('a form made longer', () => {
  const long = lengthen([question('Job'), hidden, question('Day', 'date')], 5);

  it('asks as many questions as are wanted before any answer, and the others on top', () => {
    expect(long.filter(({ ShowWhen }) => ShowWhen === undefined)).toHaveLength(5);
    expect(long.map(({ Key }) => Key)).toEqual(['Job', 'Other', 'Day', 'Job2', 'Other2', 'Day2', 'Job3']);
  });

  it('keeps a question waiting for the one of its round', () => {
    expect(long[4]?.ShowWhen).toEqual({ Key: 'Job2', In: ['x'] });
  });

  it('is typed into near its start, its middle and its end', () => {
    expect(placesIn(long).map(({ target }) => target)).toEqual(['#field-Job', '#field-Job2', '#field-Job3']);
  });
});

describe('the keys of a field', () => {
  it('are told by their median, their 95 % and the worst of them', () => {
    const durations = Array.from({ length: 40 }, (_, at) => at + 1);
    expect(summariseKeys(durations, 7)).toEqual({ median: 20, p95: 38, worst: 40, longTasks: 7 });
  });

  it('are told by the middle of several runs, beside their aim', () => {
    const run = (/** @type {number} */ worst) => ({
      typed: { name: { median: 16, p95: worst - 8, worst, longTasks: 0 } },
      taps: { list: worst },
      heap: { list: worst / 2 },
    });
    const middle = middleOf([run(900), run(64), run(32)]);
    expect(middle.typed['name']?.worst).toBe(64);
    const table = toTypingTable(middle, 3);
    expect(table).toMatch(/name +16 +56 +64 +0 +aims 32 and 50, missed/);
    expect(table).toMatch(/list +32\.0 +aim 60$/m);
  });
});
