// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
/** Outside node_modules: the copy of the project that is mutated must not count as a package. */
const tools = join(root, '.mutation', 'tools');
const core = join(tools, 'node_modules', '@stryker-mutator', 'core');
/** The last line of versions that runs on every Node that the project supports. */
const version = '9.6.1';

/** StrykerJS, fetched once. Its vitest is the project's own, found in the folders above. */
function getStryker() {
  const manifest = join(core, 'package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version) return;
  console.log(`Fetching StrykerJS ${version} (about 65 MB unpacked) ...`);
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, 'package.json'), '{ "private": true }\n');
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`);
  // What it asks of its host (vitest) is there already.
  const quiet = ['--no-save', '--no-package-lock', '--legacy-peer-deps', '--ignore-scripts', '--no-audit'];
  const installed = spawnSync('npm', ['install', '--prefix', tools, ...quiet, ...packages], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (installed.status !== 0) throw new Error('The package registry did not give StrykerJS.');
}

/**
 * The sources that this run is narrowed to, without the lines of them: other tests need not run.
 * @param {readonly string[]} args
 */
function narrowedTo(args) {
  const at = args.findIndex((arg) => arg === '--mutate' || arg === '-m');
  return args[at + 1]?.replace(/:[\d:-]+(?=,|$)/g, '');
}

getStryker();
// What follows `--` goes to Stryker: `npm run test:mutation -- --mutate src/domain/person/contact.ts`.
const args = process.argv.slice(2);
const sources = args.some((arg) => arg === '--mutate' || arg === '-m') ? narrowedTo(args) : undefined;
const stryker = spawnSync(
  process.execPath,
  [join(core, 'bin', 'stryker.js'), 'run', 'scripts/mutation/stryker.json', ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(sources !== undefined && { MUTATED: sources }) },
  },
);
process.exitCode = stryker.status ?? 1;
