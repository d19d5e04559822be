// @ts-check
import { spawnSync } from 'node:child_process';

// The same schedules as in every run, and many more of them; some three minutes on two processors.
const { status } = spawnSync('npx', ['vitest', 'run', 'tests/faults'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { SCHEDULES: '1000', ...process.env },
});
process.exitCode = status ?? 1;
