// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLogOnDisk } from '#sandbox/store/logOnDisk.ts';
import { listExhibition, loadSource } from '#scripts/fillList.mjs';
import { fillProgramme, sessionCount } from '#scripts/fillProgramme.mjs';
import { toAgendaRun, toAgendaTable } from '#scripts/measure/measureAgenda.mjs';
import { toLiveTable } from '#scripts/measure/measureLive.mjs';

const quiet = { rows: 0, shown: 0, back: 0, tasks: [], keys: [], drawn: 0 };

it('a run of the programme counts the long tasks while scrolling, and names the longest of each part', () => {
  const run = toAgendaRun({
    first: { ...quiet, rows: 80, tasks: [120] },
    overLine: { ...quiet, rows: 70, shown: 900 },
    scrolled: { ...quiet, tasks: [61, 75] },
    opening: { ...quiet, tasks: [55] },
    opened: 150,
  });
  expect(run).toEqual({
    rows: 80,
    rowsOverLine: 70,
    shown: 900,
    rowsWorst: 120,
    scrollTasks: 2,
    scrollWorst: 75,
    opened: 150,
    openWorst: 55,
  });
  expect(toAgendaTable([run])).toMatch(/tasks over 50 ms while scrolling +2 +\(2 to 2\) +aim 0, missed/);
});

it('the table of lives says in which engine, and what is loaded before play', () => {
  const table = toLiveTable('in this engine', [
    { rows: 80, rowsWorst: 0, early: 0, frame: 900, loaded: 5_000 },
  ]);
  expect(table).toMatch(/^lives, in this engine, middle of 1/);
  expect(table).toMatch(/bytes of player and stream before play +0 +\(0 to 0\) +aim 0$/m);
});

it('the sandbox that is measured has 1,500 sessions on three days at one exhibition, each once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  try {
    await fillProgramme(folder);
    const changes = await createLogOnDisk(folder).load();
    expect(new Set(changes.map(({ recordId }) => recordId)).size).toBe(sessionCount);
    expect(new Set(changes.map(({ row }) => row?.['ExhibitionId']))).toEqual(new Set([listExhibition]));
    const days = changes
      .map(({ row }) => String(row?.['StartTime']).slice(0, 10))
      .filter((day) => day !== '');
    expect(new Set(days).size).toBe(3);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('reading the sources leaves the environment of a build that follows as it was', async () => {
  const { NODE_ENV: before } = process.env;
  delete process.env.NODE_ENV;
  try {
    await loadSource('sandbox/stories/world.ts');
    expect(process.env.NODE_ENV).toBeUndefined();
  } finally {
    if (before !== undefined) process.env.NODE_ENV = before;
  }
});
