// @ts-check
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { phone, slowPhone, waitForQuietMachine } from '../measurePage.mjs';
import { exhibition } from '../measuredScreens.mjs';
import { toTable } from '../summarise.mjs';
import { proveNumber } from './registerVisitor.mjs';

/** @typedef {{ whole: number, block: number, sent: number }} PhotoRun milliseconds, and bytes of what is sent */

const size = { width: 4000, height: 3000 };
const mostBytes = 2 * 1024 * 1024;
const restMs = 2000;
const longestWaitMs = 4000;
const input = 'main input[type="file"]';

/** @type {readonly [key: keyof PhotoRun, label: string, aim?: number][]} */
const lines = [
  ['whole', 'from choosing it to a JPEG of 2 MB at most, ms', 2000],
  ['block', 'longest task until then, ms', 50],
  ['sent', 'bytes that are sent', mostBytes],
];

/**
 * Chooses a photo as a camera makes it on the screen for a business card.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} n
 */
export async function measurePhoto(browser, origin, n) {
  const file = await paintPhoto(browser);
  const runs = [];
  for (let run = 0; run < n; run += 1) runs.push(await measureOnce(browser, origin, file));
  console.log(`\n${toTable('photo of 12 megapixels', runs, lines)}`);
  return { runs, n };
}

/** @param {import('@playwright/test').Browser} browser @param {string} origin @param {string} file @returns {Promise<PhotoRun>} */
async function measureOnce(browser, origin, file) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watchPhoto, mostBytes);
  await page.goto(`${origin}/upload/${exhibition}`);
  await page.locator(`#contact, ${input}`).first().waitFor({ state: 'attached' });
  if ((await page.locator('#contact').count()) > 0) await proveNumber(page);
  await page.locator(input).first().waitFor({ state: 'attached' });
  await sleep(restMs);
  await waitForQuietMachine(longestWaitMs);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuRate });
  await page.locator(input).first().setInputFiles(file);
  await page.waitForFunction(() => Reflect.get(window, 'photo').whole > 0, undefined, { timeout: 60_000 });
  await sleep(restMs);
  const run = await page.evaluate(() => Reflect.get(window, 'photo'));
  await context.close();
  return run;
}

/** A photo with the noise of a sensor, which makes it several megabytes; returns where it is. */
async function paintPhoto(/** @type {import('@playwright/test').Browser} */ browser) {
  const page = await browser.newPage();
  const dataUrl = await page.evaluate(async ({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const brush = canvas.getContext('2d');
    if (brush === null) throw new Error('there is no canvas');
    const pixels = brush.createImageData(width, height);
    let seed = 1;
    for (let at = 0; at < pixels.data.length; at += 4) {
      seed = (seed * 16_807) % 2_147_483_647;
      const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
      const light = 128 + 70 * Math.sin(x / 190) * Math.cos(y / 230) + ((seed & 31) - 16);
      pixels.data.set([light, light * 0.9 + 10, 255 - light, 255], at);
    }
    brush.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.92);
  }, size);
  await page.close();
  const path = join(process.env.SANDBOX_DIR ?? tmpdir(), 'photo.jpg');
  writeFileSync(path, Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
  return path;
}

/** Runs inside the page: from the choice until a worker or a canvas has made a JPEG that is small enough. */
function watchPhoto(/** @type {number} */ most) {
  let chosenMs = 0;
  const photo = { whole: 0, block: 0, sent: 0 };
  Reflect.set(window, 'photo', photo);
  addEventListener('change', ({ timeStamp }) => (chosenMs = timeStamp), true);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const isOfPhoto =
        startTime + duration > chosenMs && (photo.whole === 0 || startTime < chosenMs + photo.whole);
      if (chosenMs > 0 && isOfPhoto) photo.block = Math.max(photo.block, duration);
    }
  }).observe({ type: 'longtask' });
  const note = (/** @type {unknown} */ made) => {
    if (chosenMs === 0 || !(made instanceof Blob) || made.type !== 'image/jpeg' || made.size > most) return;
    Object.assign(photo, { whole: performance.now() - chosenMs, sent: made.size });
  };
  const PageWorker = window.Worker;
  window.Worker = class extends PageWorker {
    constructor(/** @type {string | URL} */ address, /** @type {WorkerOptions} */ options = {}) {
      super(address, options);
      this.addEventListener('message', ({ data }) => note(data?.done?.blob));
    }
  };
  const toBlob = Reflect.get(HTMLCanvasElement.prototype, 'toBlob');
  HTMLCanvasElement.prototype.toBlob = function (take, ...how) {
    const noteAndTake = (/** @type {Blob | null} */ blob) => {
      note(blob);
      take(blob);
    };
    Reflect.apply(toBlob, this, [noteAndTake, ...how]);
  };
}
