// @ts-check
import { spawnSync } from 'node:child_process';

/** Each seed loads the app again: the worker of a process that had taken 4,100 ended without a word. */
const seedsOfOneRun = 2_000;
const seeds = 10_000;
const simulations = Array.from({ length: seeds / seedsOfOneRun }, (_, at) => ({
  command: ['npx', 'vitest', 'run', 'tests/simulator/simulator.test.ts'],
  env: { FROM: String(at * seedsOfOneRun), SEEDS: String((at + 1) * seedsOfOneRun) },
}));

/** @type {readonly { command: string[], env: Record<string, string> }[]} */
const parts = [
  // The same schedules as in every run, and many more of them; some three minutes on two processors.
  { command: ['npx', 'vitest', 'run', 'tests/faults'], env: { SCHEDULES: '1000' } },
  // Each write against ten thousand seeds (docs/correctness.md); some half an hour.
  ...simulations,
  // Every journey in both languages, and every way in every host, where other runs take them in pairs; some fifteen minutes.
  { command: ['npm', 'run', '--silent', 'build'], env: {} },
  { command: ['npx', 'playwright', 'test'], env: { JOURNEYS: 'all' } },
];

// Each is run, whatever the others say: a long run is not started again for its second half.
const failed = parts.filter(({ command: [name = '', ...args], env }) => {
  const { status } = spawnSync(name, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...env, ...process.env },
  });
  return status !== 0;
});
for (const { command } of failed) console.error(`FAILED: ${command.join(' ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
