// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureInstalled, holdsAll, isInstalled, isSupportedNode } from '#scripts/ensureInstalled.mjs';

describe('the Node version', () => {
  const range = '^20.19.0 || ^22.12.0 || >=24.0.0';

  it.each(['20.19.0', '20.20.2', '22.12.0', '22.13.1', '24.0.0', '26.1.0'])(
    '%s runs this project',
    (version) => {
      expect(isSupportedNode(version, range)).toBe(true);
    },
  );

  it.each(['18.20.4', '20.18.9', '21.7.3', '22.11.9', '23.11.0'])('%s does not', (version) => {
    expect(isSupportedNode(version, range)).toBe(false);
  });
});

describe('what is installed', () => {
  const locked = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/mac': { version: '2.0.0', optional: true },
    },
  };

  it.each([
    ['is complete without what is for other machines', { 'node_modules/a': { version: '1.0.0' } }, true],
    ['is incomplete without a package', {}, false],
    ['is incomplete with an older version', { 'node_modules/a': { version: '0.9.0' } }, false],
    [
      'is incomplete with another version of an optional package',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/mac': { version: '1.9.0' } },
      false,
    ],
  ])('%s', (_fact, packages, complete) => {
    expect(holdsAll(locked, { packages })).toBe(complete);
  });
});

describe('an installation', () => {
  /** @type {string} */
  let root;
  const lock = (/** @type {string} */ version) =>
    JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } });
  const write = (/** @type {string} */ file, /** @type {string} */ text) =>
    writeFileSync(join(root, file), text);
  const install = vi.fn((/** @type {string} */ folder) => {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
  });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'installed-'));
    write('package.json', JSON.stringify({ engines: { node: '>=20.0.0' } }));
    write('package-lock.json', lock('1.0.0'));
    install.mockClear();
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('happens once, and is quiet from then on', () => {
    ensureInstalled(root, install);
    ensureInstalled(root, install);
    expect(install.mock.calls).toEqual([[root, 'ci']]);
    expect(console.log).toHaveBeenCalledTimes(1);
  });

  it('happens again when the lock file changes', () => {
    ensureInstalled(root, install);
    write('package-lock.json', lock('1.0.1'));
    ensureInstalled(root, install);
    expect(install).toHaveBeenCalledTimes(2);
  });

  it('is not repeated where npm was run by hand', () => {
    mkdirSync(join(root, 'node_modules'));
    write('node_modules/.package-lock.json', lock('1.0.0'));
    expect(isInstalled(root)).toBe(true);
    write('node_modules/.package-lock.json', lock('0.9.0'));
    expect(isInstalled(root)).toBe(true); // known by its stamp now
    write('package-lock.json', lock('2.0.0'));
    expect(isInstalled(root)).toBe(false);
  });

  it('goes without a lock file where there is none', () => {
    rmSync(join(root, 'package-lock.json'));
    ensureInstalled(root, install);
    expect(install.mock.calls).toEqual([[root, 'install']]);
  });

  it('leaves no stamp when it fails, so that the next start tries again', () => {
    const failing = () => {
      throw new Error('npm ci failed');
    };
    expect(() => ensureInstalled(root, failing)).toThrow('npm ci failed');
    ensureInstalled(root, install);
    expect(install).toHaveBeenCalledTimes(1);
  });

  it('is refused on a Node that cannot run the project, in one sentence', () => {
    write('package.json', JSON.stringify({ engines: { node: '>=99.0.0' } }));
    expect(() => ensureInstalled(root, install)).toThrow(
      /^This project needs Node >=99\.0\.0; this is Node \d+\.\d+\.\d+\.$/,
    );
    expect(install).not.toHaveBeenCalled();
  });
});
