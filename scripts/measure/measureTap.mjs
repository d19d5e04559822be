// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { phone, slowPhone, waitForQuietMachine } from '../measurePage.mjs';
import { primaryAction, screens } from '../measuredScreens.mjs';
import { toTable } from '../summarise.mjs';

const restMs = 2500;
const longestWaitMs = 4000;
const landings = screens.filter(({ whole }) => whole !== undefined);

/**
 * From the tap on the primary action of a landing page to the heading of the next screen, with all files there already.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} n
 */
export async function measureTap(browser, origin, n) {
  /** @type {Record<string, number>[]} */
  const runs = [];
  for (let run = 0; run < n; run += 1) {
    /** @type {Record<string, number>} */
    const taps = {};
    for (const screen of landings)
      taps[screen.name] = await tapOnce(browser, `${origin}${screen.path}`, screen);
    runs.push(taps);
  }
  const lines = landings.map(({ name }) => /** @type {const} */ ([name, `/${name}, ms`, 200]));
  console.log(`\n${toTable('from a tap on the primary action to the next screen', runs, lines)}`);
  return { runs, n };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('../measuredScreens.mjs').Screen} screen
 */
async function tapOnce(browser, url, { whole = '' }) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const action = page.locator(primaryAction).first();
  await page.addInitScript(watchNextHeading);
  // Once before: what the next screen loads is in the browser's cache then.
  for (const isMeasured of [false, true]) {
    await page.goto(url);
    await page.locator(whole).first().waitFor();
    await sleep(restMs);
    if (isMeasured) {
      await waitForQuietMachine(longestWaitMs);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuRate });
    }
    await page.evaluate(() => Reflect.get(window, 'awaitHeading')());
    await action.tap();
    await page.waitForFunction(() => Reflect.get(window, 'headingMs') > 0);
    await sleep(restMs);
  }
  const tookMs = await page.evaluate(() => Reflect.get(window, 'headingMs'));
  await context.close();
  return tookMs;
}

/** Runs inside the page: one frame and one task after another heading stands there, it has been painted. */
function watchNextHeading() {
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  Reflect.set(window, 'awaitHeading', () => {
    const before = heading();
    const look = (/** @type {number} */ sinceMs) => {
      const now = heading();
      if (now === '' || now === before) requestAnimationFrame(() => look(sinceMs));
      else
        requestAnimationFrame(() =>
          setTimeout(() => Reflect.set(window, 'headingMs', performance.now() - sinceMs)),
        );
    };
    addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
  });
}
