// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const debianPackages = ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk'];
const whatToDo = [
  'No Chromium was found and none could be installed. One of these helps:',
  '  - install Chrome or Chromium in the usual way,',
  '  - npx playwright install --with-deps chromium,',
  '  - CHROME_PATH=/path/to/chrome npm test',
].join('\n');

/**
 * What the browser is not to do. The last list of this kind is the only one that counts, so Playwright's own comes first; after
 * it the pages behind the address bar, which nobody sees and which cost each new window more than the app's own page.
 */
export const switchedOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** A browser that runs in a container, without prompts and background requests. */
export const quietBrowser = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${switchedOff.join(',')}`,
];

/**
 * Where a Chromium may be, the best place first.
 * @param {NodeJS.Platform} platform
 * @param {NodeJS.ProcessEnv} env
 */
export function usualPlaces(platform, env) {
  if (platform === 'darwin') {
    const names = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    const folders = ['/Applications', `${env.HOME ?? ''}/Applications`];
    return folders.flatMap((folder) => names.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`));
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    const names = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return folders.flatMap((folder) => names.map((name) => `${folder}\\${name}`));
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return [...names.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium', '/opt/google/chrome/chrome'];
}

/** Chromium without its window: the same engine, a seventh less work. */
const shell = '/usr/bin/chromium-headless-shell';

/**
 * The Chromium of this machine, or undefined. CHROME_PATH is an order, not a hint: a wrong one throws.
 * @param {{ platform?: NodeJS.Platform, env?: NodeJS.ProcessEnv, exists?: (path: string) => boolean, own?: () => string, prefersShell?: boolean }} [machine]
 * @returns {string | undefined}
 */
export function findBrowser({
  platform = process.platform,
  env = process.env,
  exists = existsSync,
  own = playwrightsOwn,
  prefersShell = false,
} = {}) {
  const ordered = env.CHROME_PATH;
  if (ordered) {
    if (!exists(ordered)) throw new Error(`CHROME_PATH is ${ordered}, but there is no such file.`);
    return ordered;
  }
  const places = [...usualPlaces(platform, env), own()];
  return [...(prefersShell ? [shell] : []), ...places].find((place) => place !== '' && exists(place));
}

function playwrightsOwn() {
  try {
    return String(createRequire(import.meta.url)('@playwright/test').chromium.executablePath());
  } catch {
    return '';
  }
}

/** The Chromium of this machine, installed first where there is none. Says what it does; throws when all fails. */
export function getBrowser() {
  return findBrowser() ?? installBrowser();
}

function installBrowser() {
  const mayUseApt =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayUseApt) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', ...debianPackages]);
  }
  const found = findBrowser();
  if (found !== undefined) return found;
  run('npx', ['playwright', 'install', 'chromium']);
  const own = findBrowser();
  if (own === undefined) throw new Error(whatToDo);
  return own;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  console.error(`No Chromium on this machine: ${command} ${args.join(' ')} ...`);
  // Its output goes to stderr: stdout carries the path and nothing else.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32', env });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(getBrowser());
  } catch (problem) {
    console.error(/** @type {Error} */ (problem).message);
    process.exitCode = 1;
  }
}
