// @ts-check
import { spawnSync } from 'node:child_process';

/** @type {readonly { command: string[], env: Record<string, string> }[]} */
const parts = [
  // The same schedules as in every run, and many more of them; some three minutes on two processors.
  { command: ['npx', 'vitest', 'run', 'tests/faults'], env: { SCHEDULES: '1000' } },
  // Every way in every host and language, where every run takes them in pairs; some two minutes.
  { command: ['npm', 'run', '--silent', 'build'], env: {} },
  {
    command: ['npx', 'playwright', 'test', 'tests/journeys/hostJourneys.spec.ts'],
    env: { HOST_JOURNEYS: 'all' },
  },
];

// Each is run, whatever the others say: a long run is not begun anew for its second half.
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
