// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLogOnDisk } from '#sandbox/store/logOnDisk.ts';
import { fillList, listExhibition, rowCount } from '#scripts/fillList.mjs';
import { describeMachine } from '#scripts/measure/machineSpeed.mjs';
import { toListRun, toListTable } from '#scripts/measureList.mjs';
import { openSeveral } from '#scripts/watchRows.mjs';

const quiet = { rows: 0, shown: 0, back: 0, tasks: [], keys: [], drawn: 0 };

it('a run counts the long tasks of each part, and names the longest of them', () => {
  const run = toListRun({
    first: { ...quiet, rows: 80, tasks: [120], drawn: 11 },
    overLine: { ...quiet, rows: 70, shown: 900 },
    early: { ...quiet, tasks: [61, 75, 52], drawn: 18 },
    late: { ...quiet, tasks: [58] },
    scrolled: quiet,
    returned: { ...quiet, back: 90, tasks: [55] },
    searched: { ...quiet, keys: [10, 40, 20] },
  });
  expect(run).toEqual({
    rows: 80,
    rowsOverLine: 70,
    shown: 900,
    rowsWorst: 120,
    earlyTasks: 3,
    earlyWorst: 75,
    lateTasks: 1,
    lateWorst: 58,
    scrollTasks: 0,
    scrollWorst: 0,
    back: 90,
    backWorst: 55,
    keyMedian: 20,
    keyWorst: 40,
    searchWorst: 0,
    drawn: 18,
  });
});

it('the list is told by the middle of several runs, beside its aims', () => {
  const run = (/** @type {number[]} */ tasks) =>
    toListRun({
      first: quiet,
      overLine: quiet,
      late: quiet,
      early: { ...quiet, tasks },
      scrolled: quiet,
      returned: quiet,
      searched: quiet,
    });
  const table = toListTable([run([70]), run([]), run([60, 90])]);
  expect(table).toMatch(/^list of 10,000 exhibitors, middle of 3/);
  expect(table).toMatch(/while the first pages arrive +1 +\(0 to 2\) +aim 0, missed/);
  expect(table).toMatch(/while scrolling in all rows +0 +\(0 to 0\) +aim 0$/m);
});

it('first rows are the middle of several openings, with the middle of their longest tasks', async () => {
  const rows = [90, 300, 80, 95, 85];
  const seen = await openSeveral(() => {
    const next = rows.shift() ?? NaN;
    return Promise.resolve({ ...quiet, rows: next, shown: next * 10, tasks: next > 85 ? [next, 51] : [] });
  });
  expect(seen).toEqual({ ...quiet, rows: 90, shown: 900, tasks: [90] });
  expect(rows).toEqual([]);
});

it('a run says how fast the machine was before and after', () => {
  expect(describeMachine(30.04, 61)).toMatch(/30\.0 ms before and 61\.0 ms after/);
});

it('the sandbox that is measured has ten thousand exhibitors at one exhibition, each once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  try {
    await fillList(folder);
    const changes = await createLogOnDisk(folder).load();
    expect(new Set(changes.map(({ recordId }) => recordId)).size).toBe(rowCount);
    expect(new Set(changes.map(({ row }) => row?.['ExhibitionId']))).toEqual(new Set([listExhibition]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
