// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * npm leaves a platform's optional package out of the lock file when the registry in use does not have it, and
 * `npm ci` then refuses the lock on every platform. This writes the missing entries from what their parents name.
 * Run it after each change of package-lock.json: `node scripts/completeLockfile.mjs`.
 *
 * @typedef {{ version: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Locked
 * @typedef {{ packages: Record<string, Locked> }} Lockfile
 */

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'wasm32',
  'win32',
];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * What a platform package says of itself, read from its name.
 * @param {string} name such as `@scope/binding-linux-arm64-musl`
 */
export function platformOf(name) {
  const words = name
    .split(/[/-]/)
    .map((word) => (word === 'gnueabihf' || word === 'musleabihf' ? word.slice(0, 4) : word));
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = words.some((word) => word === 'musl')
    ? ['musl']
    : words.some((word) => word === 'gnu' || word === 'gnue')
      ? ['glibc']
      : [];
  return { os, cpu, libc };
}

/**
 * @param {Lockfile} lock changed in place
 * @returns {string[]} the names added
 */
export function completeLockfile(lock) {
  /** @type {string[]} */
  const added = [];
  for (const [place, parent] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const { os, cpu, libc } = platformOf(name);
      const isThere = [`node_modules/${name}`, `${place}/node_modules/${name}`].some(
        (path) => path in lock.packages,
      );
      if (isThere || os.length === 0 || !/^\d/.test(version)) continue;
      lock.packages[`node_modules/${name}`] = {
        version,
        ...(cpu.length > 0 ? { cpu } : {}),
        ...(parent.dev ? { dev: true } : {}),
        ...(libc.length > 0 ? { libc } : {}),
        optional: true,
        os,
      };
      added.push(name);
    }
  }
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  return added;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = join(resolve(import.meta.dirname, '..'), 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = completeLockfile(lock);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(added.length === 0 ? 'The lock file is complete.' : `Added ${added.join(', ')}`);
}
