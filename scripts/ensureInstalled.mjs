// @ts-check
// Runs before everything else, so it stands on Node alone: nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const waitForOthersMs = 10 * 60_000;

/** Makes sure that this Node can run the project and that node_modules is what package-lock.json says. */
export function ensureInstalled(root = resolve(import.meta.dirname ?? '.', '..'), install = runInstall) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!isSupportedNode(process.versions.node, engines.node)) {
    throw new Error(`This project needs Node ${engines.node}; this is Node ${process.versions.node}.`);
  }
  if (isInstalled(root)) return;
  const release = takeTurn(root);
  try {
    if (isInstalled(root)) return; // another process did it while we waited
    const command = existsSync(join(root, 'package-lock.json')) ? 'ci' : 'install';
    console.log(`The packages of this project are missing or out of date: running npm ${command} ...`);
    install(root, command);
    writeStamp(root);
  } finally {
    release();
  }
}

/**
 * Whether a version satisfies a range made of `^1.2.3` and `>=1.2.3`, joined by `||`.
 * @param {string} version like 20.19.0
 * @param {string} range like '^20.19.0 || >=24.0.0'
 */
export function isSupportedNode(version, range) {
  const [major, minor, patch] = numbersOf(version);
  return range.split('||').some((part) => {
    const [wantedMajor, wantedMinor, wantedPatch] = numbersOf(part);
    if (major !== wantedMajor) return !part.includes('^') && major > wantedMajor;
    return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
  });
}

/** @param {string} text */
function numbersOf(text) {
  const [, major, minor, patch] = /(\d+)\.(\d+)\.(\d+)/.exec(text) ?? [];
  return /** @type {const} */ ([Number(major), Number(minor), Number(patch)]);
}

/**
 * Compares the lock file with the stamp of the last install; without one (npm was run by hand)
 * with npm's own list of what it put into node_modules.
 * @param {string} root
 */
export function isInstalled(root) {
  const modules = join(root, 'node_modules');
  if (!existsSync(modules)) return false;
  const lock = readText(join(root, 'package-lock.json'));
  if (lock === undefined) return existsSync(join(modules, '.package-lock.json'));
  if (readText(join(modules, '.installed-lock')) === hashOf(lock)) return true;
  const installed = readText(join(modules, '.package-lock.json'));
  if (installed === undefined || !holdsAll(JSON.parse(lock), JSON.parse(installed))) return false;
  writeStamp(root);
  return true;
}

/**
 * Whether everything that is locked is installed in that version; packages for other machines may be missing.
 * @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} Lock
 * @param {Lock} locked
 * @param {Lock} installed
 */
export function holdsAll(locked, installed) {
  return Object.entries(locked.packages ?? {}).every(([path, { version, optional, devOptional }]) => {
    const there = installed.packages?.[path];
    if (path === '' || (there === undefined && (optional || devOptional))) return true;
    return there?.version === version && there !== undefined;
  });
}

/** @param {string} root */
function writeStamp(root) {
  const lock = readText(join(root, 'package-lock.json'));
  if (lock !== undefined) writeFileSync(join(root, 'node_modules', '.installed-lock'), hashOf(lock));
}

/**
 * One install at a time, however many terminals ask: making a folder succeeds for one of them only.
 * @param {string} root
 */
function takeTurn(root) {
  const turn = join(tmpdir(), `install-${hashOf(root).slice(0, 16)}`);
  for (const end = Date.now() + waitForOthersMs; ; ) {
    try {
      mkdirSync(turn);
      writeFileSync(join(turn, 'pid'), String(process.pid));
      return () => rmSync(turn, { recursive: true, force: true });
    } catch {
      if (!isHeld(turn)) rmSync(turn, { recursive: true, force: true });
      else if (Date.now() > end)
        throw new Error(`Another install has not ended. If there is none, remove ${turn}`);
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
  }
}

/** @param {string} turn */
function isHeld(turn) {
  const pid = Number(readText(join(turn, 'pid')) ?? '0');
  if (pid === 0) return true; // just made, its owner is about to sign it
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return /** @type {NodeJS.ErrnoException} */ (problem).code === 'EPERM';
  }
}

/**
 * @param {string} root
 * @param {string} command
 */
function runInstall(root, command) {
  const npm = process.env.npm_execpath;
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' });
  const { status, error } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, command], options)
    : spawnSync('npm', [command], { ...options, shell: process.platform === 'win32' });
  if (status !== 0)
    throw new Error(`npm ${command} failed${error ? `: ${error.message}` : ''}. See its output above.`);
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    ensureInstalled();
  } catch (problem) {
    console.error(/** @type {Error} */ (problem).message);
    process.exitCode = 1;
  }
}
