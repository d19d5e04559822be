// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { phone, slowPhone } from '../measurePage.mjs';
import { exhibition, linkedScreens } from '../measuredScreens.mjs';
import { registerVisitor } from './registerVisitor.mjs';

/**
 * @typedef {{ what: string, ms: number }} Interaction
 * @typedef {{ count: number, p98: number, worst: Interaction }} Figures
 */

const aims = { p98: 100, worst: 200 };
const mostTaps = 14;
const typedKeys = 'robot 12';
/** A quick hand. */
const betweenMs = 350;
const restMs = 1500;
/** What stays on its screen when it is tapped; a link that leads on is measured by `tap`. */
const controls =
  'main button, main [role="tab"], main summary, main input[type="radio"] + *, main input[type="checkbox"] + *, .s-bar button';

const shop = 'shop00000000000000000001';
const screens = [
  ...linkedScreens.map(({ name, path }) => ({ name, path })),
  ...[
    'search',
    'supply-demand',
    'mine',
    'messages',
    'appointments',
    'favourites',
    'cards',
    'lives',
    'halls',
  ].map((name) => ({ name, path: `/${name}/${exhibition}` })),
  { name: 'publish', path: `/supply-demand/${exhibition}/publish` },
  { name: 'cart', path: `/cart/${shop}` },
  { name: 'code', path: '/code' },
];

/**
 * From each tap and key to the next frame, on every kind of page, as a registered visitor: the whole of what the browser calls an interaction.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 */
export async function measureInteractions(browser, origin) {
  const context = await browser.newContext(phone);
  await registerVisitor(context, origin, exhibition);
  /** @type {Record<string, Figures>} */
  const measured = {};
  for (const { name, path } of screens) {
    const found = await measureScreen(context, `${origin}${path}`);
    if (found.length > 0) measured[name] = figuresOf(found);
  }
  await context.close();
  console.log(`\n${toInteractionTable(measured)}`);
  return measured;
}

/** @param {readonly Interaction[]} found @returns {Figures} */
export function figuresOf(found) {
  const sorted = [...found].sort((one, other) => one.ms - other.ms);
  const at = (/** @type {number} */ part) => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
  return { count: found.length, p98: at(0.98)?.ms ?? NaN, worst: at(1) ?? { what: '', ms: NaN } };
}

/** @param {Record<string, Figures>} measured */
export function toInteractionTable(measured) {
  const rows = Object.entries(measured).map(([name, { count, p98, worst }]) => {
    const missed = p98 > aims.p98 || worst.ms > aims.worst ? ', missed' : '';
    return `  ${name.padEnd(16)}${String(count).padStart(4)}${String(p98).padStart(8)}${String(worst.ms).padStart(8)}  ${worst.what}${missed}`;
  });
  return [
    `interactions, ms to the next frame (aims: 98 of 100 within ${aims.p98}, none over ${aims.worst}): count, 98th percentile, worst`,
    ...rows,
  ].join('\n');
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 */
async function measureScreen(context, url) {
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  await page.goto(url);
  await page.locator('main h1, main h2').first().waitFor({ state: 'attached' });
  await sleep(restMs);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuRate });
  const field = page.locator('main input[type="search"], main input[type="text"], main textarea').first();
  if (await field.isVisible().catch(() => false)) {
    await field.tap();
    for (const key of typedKeys) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await sleep(betweenMs / 2);
    }
  }
  for (let at = 0; at < mostTaps; at += 1) {
    const control = page.locator(controls).nth(at);
    if (!(await control.isVisible().catch(() => false))) continue;
    await control.tap({ timeout: 2000 }).catch(() => {});
    await sleep(betweenMs);
    await page.keyboard.press('Escape');
    await sleep(betweenMs);
    if (page.url().split('?')[0] === url) continue;
    await page.goBack().catch(() => {});
    await sleep(restMs);
  }
  const found = /** @type {Interaction[]} */ (
    await page.evaluate(() => Reflect.get(window, 'interactions')()).catch(() => [])
  );
  await page.close();
  return found;
}

/** Runs in the page. */
function watchInteractions() {
  /** @type {Map<number, Interaction>} */
  const longest = new Map();
  new PerformanceObserver((list) => {
    for (const entry of /** @type {(PerformanceEventTiming & { interactionId: number })[]} */ (
      list.getEntries()
    )) {
      if (entry.interactionId === 0) continue;
      const { target } = entry;
      const text =
        target instanceof Element ? (target.getAttribute('aria-label') ?? target.textContent ?? '') : '';
      const name = target instanceof Element ? target.tagName.toLowerCase() : '';
      const ms = entry.duration;
      if ((longest.get(entry.interactionId)?.ms ?? -1) < ms)
        longest.set(entry.interactionId, { what: `${entry.name} ${name} ${text.trim().slice(0, 24)}`, ms });
    }
  }).observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }),
  );
  Reflect.set(window, 'interactions', () => [...longest.values()]);
}
