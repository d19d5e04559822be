// @ts-check
import { measureVisit, phone } from '../measurePage.mjs';
import { exhibition, findVisibleText } from '../measuredScreens.mjs';
import { registerVisitor } from './registerVisitor.mjs';
import { compare, evaluate, toTable } from './report.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('../measurePage.mjs').Kind} Kind
 * @typedef {import('../measurePage.mjs').Visit} Visit
 * @typedef {import('../measuredScreens.mjs').Screen} Screen
 * @typedef {import('./report.mjs').Measured} Measured
 * @typedef {Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>> | undefined} StorageState
 * @typedef {{ screen: Screen, url: string, name: string, open: () => ReturnType<Browser['newContext']> }} Prepared
 */

/**
 * Visits all screens in turn, again and again, so that what else the machine does falls on each of them alike.
 * @param {Browser} browser
 * @param {string} origin
 * @param {{ screens: readonly Screen[], limit: Screen | undefined, kinds: readonly Kind[], n: number }} options
 * @returns {Promise<Measured[]>}
 */
export async function measureVisits(browser, origin, { screens, limit, kinds, n }) {
  const state = screens.some(({ needsVoucher }) => needsVoucher)
    ? await rememberVisitor(browser, new URL(origin).origin)
    : undefined;
  const prepared = [];
  for (const screen of limit ? [limit, ...screens] : screens)
    prepared.push(...(await prepare(browser, origin, screen, state)));
  const measured = [];
  for (const kind of kinds) {
    const all = await visitInTurn(prepared, kind, n);
    const least = all.find(({ screen }) => screen === limit?.name);
    for (const one of all.map((each) => compare(each, least))) {
      console.log(`\n${toTable(one)}`);
      measured.push(one);
    }
  }
  return measured;
}

/** @param {Browser} browser @param {string} origin @param {Screen} screen @param {StorageState} state @returns {Promise<Prepared[]>} */
async function prepare(browser, origin, screen, state) {
  const url = new URL(screen.path, origin).href;
  const open = () =>
    browser.newContext(screen.needsVoucher && state ? { ...phone, storageState: state } : phone);
  const first = await open();
  const name = await findVisibleText(first, url, screen);
  await first.close();
  if (name === undefined) {
    console.log(`\n/${screen.name}: not offered in this version, so not measured`);
    return [];
  }
  console.log(`${url}, "${name}"`);
  return [{ screen, url, name, open }];
}

/** @param {readonly Prepared[]} prepared @param {Kind} kind @param {number} n @returns {Promise<Measured[]>} */
async function visitInTurn(prepared, kind, n) {
  /** @type {Map<Prepared, Visit[]>} */
  const visits = new Map(prepared.map((one) => [one, []]));
  for (let visit = 0; visit < n; visit += 1)
    for (const [one, seen] of visits) {
      const { screen, url, name, open } = one;
      const context = await open();
      const { ready, whole } = screen;
      const before = screen.before && new URL(screen.before, url).href;
      const found = await measureVisit(context, url, { name, ready, whole, before, kind });
      await context.close();
      // Only what needs no server opens without one.
      if (found !== undefined) seen.push(found);
      else if (visits.delete(one)) console.log(`\n/${screen.name}: does not open without a network`);
    }
  return Array.from(visits, ([{ screen }, seen]) => evaluate(screen, kind, seen));
}

/** The phone of a visitor who has registered, to be opened again and again. */
async function rememberVisitor(/** @type {Browser} */ browser, /** @type {string} */ origin) {
  const context = await browser.newContext(phone);
  await registerVisitor(context, origin, exhibition);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}
