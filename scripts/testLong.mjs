// @ts-check
import { spawnSync } from 'node:child_process';

/** @type {readonly { command: string[], env: Record<string, string> }[]} */
const parts = [
  // The same schedules as in every run, and many more of them; some three minutes on two processors.
  { command: ['npx', 'vitest', 'run', 'tests/faults'], env: { SCHEDULES: '1000' } },
  // Each write against ten thousand seeds (docs/correctness.md); some half an hour.
  { command: ['npx', 'vitest', 'run', 'tests/simulator'], env: { SEEDS: '10000' } },
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
