// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reachedTests } from './testRun/reachedTests.mjs';
import { runStages } from './testRun/runStages.mjs';
import { stagesOf } from './testRun/stages.mjs';
import { stageLines, unstableLines } from './testRun/summary.mjs';
import { describeTiers, tiers } from './testRun/tiers.mjs';

const root = resolve(import.meta.dirname, '..');

/** @param {ReturnType<typeof stagesOf>} stages */
async function runAndTell(stages) {
  const done = await runStages(stages, { root, isFine: ({ failed }) => failed === 0 });
  const outcomes = done.flatMap(({ outcome }) => outcome ?? []);
  // A stage that broke without an outcome has failed, too.
  const broken = done.filter(({ outcome }) => outcome === undefined).length;
  const sum = (/** @type {'passed' | 'failed'} */ part) =>
    outcomes.reduce((total, outcome) => total + outcome[part], 0);
  const told = done.map(({ stage, ms }) => {
    const { budgetS } = stages.find(({ name }) => name === stage.name) ?? {};
    return { title: stage.title, ms, ...(budgetS !== undefined && { budgetS }) };
  });
  const lines = [
    ...outcomes.flatMap(({ lines: ofStage }) => ofStage),
    ...unstableLines(outcomes.flatMap(({ unstable }) => unstable)),
    ...(told.length > 0 ? stageLines(told) : []),
  ];
  for (const line of ['', ...lines]) console.log(line);
  const failed = sum('failed') + broken;
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, since: { type: 'string' }, help: { type: 'boolean' } },
  });
  const tier = tiers.find(({ name }) => name === (positionals[0] ?? 'main'))?.name;
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  const reached = tier === 'now' ? await reachedTests(root, values.since) : undefined;
  const inTier = stagesOf(reports, reached?.run).filter(({ tiers: of }) => of.some((one) => one === tier));
  const names = inTier.map(({ name }) => name);
  const wanted = values.only?.split(',') ?? names;
  const isUnknown = tier === undefined || wanted.some((name) => !names.includes(name));
  if (values.help || isUnknown) {
    console.log(`usage: npm test -- [--only ${names.join(',')}]\n${describeTiers()}`);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  for (const line of reached?.lines ?? []) console.log(line);
  const nothingReached = reached?.run.length === 0;
  await runAndTell(
    inTier.filter(({ name }) => wanted.includes(name) && !(name === 'unit' && nothingReached)),
  );
  rmSync(reports, { recursive: true, force: true });
}

await main();
