// @ts-check
import { describe, expect, it } from 'vitest';
import { runStages } from '#scripts/testRun/runStages.mjs';

const root = import.meta.dirname;
const node = (/** @type {string} */ code) => [process.execPath, '-e', code];

/**
 * A stage that runs one command; its outcome is whether the command was fine.
 * @param {string} name
 * @param {string[]} command
 * @param {{ lane?: string, needs?: string[] }} [where]
 */
const stage = (name, command, { lane = name, needs = [] } = {}) => ({
  name,
  title: name,
  lane,
  needs,
  work: (/** @type {import('#scripts/testRun/runStages.mjs').Run} */ run) => run(command),
});

/** @param {import('#scripts/testRun/runStages.mjs').Stage<boolean>[]} stages */
async function runAll(stages) {
  let printed = '';
  const done = await runStages(stages, {
    root,
    isFine: (fine) => fine,
    print: (text) => {
      printed += text;
    },
  });
  return {
    printed: printed.replace(/, \d+\.\d s/g, ''),
    outcomes: done.map(({ stage: { name }, outcome }) => [name, outcome]),
  };
}

const says = (/** @type {string} */ text, waitMs = 0) =>
  node(`setTimeout(() => console.log(${JSON.stringify(text)}), ${waitMs})`);
const hangs = node('setInterval(() => {}, 1000)');
const fails = node('process.exit(1)');

describe('stages of a test run', () => {
  it('run beside each other, and print in their order', async () => {
    const { printed, outcomes } = await runAll([
      stage('slow', says('first', 200)),
      stage('quick', says('second')),
    ]);
    expect(outcomes).toEqual([
      ['slow', true],
      ['quick', true],
    ]);
    expect(printed.replaceAll('\n\n', '\n').trim().split('\n')).toEqual([
      '--- slow ---',
      'first',
      '--- slow: fine',
      '--- quick ---',
      'second',
      '--- quick: fine',
    ]);
  });

  it('of one lane run one after another, as do stages that need each other', async () => {
    const { outcomes, printed } = await runAll([
      stage('types', fails, { lane: 'checks' }),
      stage('build', says('built'), { lane: 'checks' }),
      stage('journeys', says('walked'), { needs: ['build'] }),
    ]);
    expect(outcomes).toEqual([['types', false]]);
    expect(printed).not.toMatch(/built|walked/);
  });

  it('end as soon as one of them fails', async () => {
    const { outcomes, printed } = await runAll([stage('units', hangs), stage('lint', fails)]);
    expect(outcomes).toEqual([['lint', false]]);
    expect(printed).toContain('--- units: ended, as another stage has failed');
    expect(printed).toContain('--- lint: FAILED');
  });

  it('that cannot begin have failed, and say why', async () => {
    const { outcomes, printed } = await runAll([stage('unknown', ['no-such-command-here'])]);
    expect(outcomes).toEqual([['unknown', false]]);
    expect(printed).toContain('no-such-command-here');
  });
});
