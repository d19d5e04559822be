// @ts-check
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { renderUnicodeCompact } from 'uqr';

/** Where the sandbox keeps what was changed in it. */
export const sandboxFolder = resolve(process.env.SANDBOX_DIR ?? join(import.meta.dirname, '..', '.sandbox'));
const signs = join(sandboxFolder, 'servers');

/**
 * Prints where a server can be reached, the way into the sandbox first, with a QR code for a phone in the same network.
 * @param {string} title
 * @param {import('vite').ResolvedServerUrls | null} urls
 * @returns {string} the sandbox's address on this machine
 */
export function printAddresses(title, urls) {
  const local = new URL('sandbox/', urls?.local[0] ?? 'http://localhost/').href;
  const network = urls?.network[0];
  console.log(`\n  ${title}\n\n  here:       ${local}`);
  if (network === undefined) {
    console.log('  on a phone: this machine has no network address\n');
    return local;
  }
  const forPhone = new URL('sandbox/', network).href;
  console.log(`  on a phone: ${forPhone}  (same network)\n`);
  console.log(indent(renderUnicodeCompact(forPhone, { border: 2 })));
  console.log('\n  Ctrl+C ends it.\n');
  return local;
}

/** @param {string} text */
const indent = (text) => text.replaceAll(/^/gm, '  ');

/**
 * Opens an address in the default browser where there is one; a machine without one is no problem.
 * @param {string} url
 */
export function openInBrowser(url) {
  const { CI, NO_OPEN, DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (CI || NO_OPEN || (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY)) return;
  const openers = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };
  const [command = '', ...args] =
    process.platform in openers
      ? openers[/** @type {'darwin' | 'win32'} */ (process.platform)]
      : ['xdg-open'];
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

/**
 * Leaves a sign of a running server, so that a reset reaches what it holds in memory; takes it away at the end.
 * @param {string} url
 */
export function announceServer(url) {
  const sign = join(signs, String(process.pid));
  mkdirSync(signs, { recursive: true });
  writeFileSync(sign, url);
  process.on('exit', () => rmSync(sign, { force: true }));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => process.exit(0));
}

/** The sandbox addresses of servers that left a sign; one of them may have died without taking it away. */
export function announcedServers() {
  try {
    return readdirSync(signs).map((name) => readFileSync(join(signs, name), 'utf8'));
  } catch {
    return [];
  }
}
