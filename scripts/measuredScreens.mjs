// @ts-check
import { limitPath } from './measure/limitPage.mjs';

/**
 * What is measured. `text` marks what tells that the right thing is visible; `ready` that a tap leads on, or that the code can be
 * scanned; `whole` that all of the app works. `before` is opened before each visit but the first: there the pass is kept.
 * @typedef {{ name: string, path: string, before?: string, ready: string, whole?: string, text: string, needsVoucher?: boolean }} Screen
 */

export const exhibition = 'open00000000000000000001';

const works = '[data-ready="true"]';
/** The primary action is a link, which works without the app. */
export const primaryAction = '.l-foot .l-go[href]';
const landing = { ready: `${primaryAction}, ${works}`, whole: works, text: 'h1' };
const pass = { ready: 'main svg[role="img"]', text: 'h1', needsVoucher: true };

/** @type {readonly Screen[]} */
export const screens = [
  { name: 'select', path: `/select/${exhibition}`, ...landing },
  { name: 'homeclassic', path: `/homeclassic/${exhibition}`, ...landing },
  { name: 'code', path: '/code', ...pass },
  { name: 'xycode', path: '/xycode', before: '/code', ...pass },
];

const fair = exhibition;
const shop = 'shop00000000000000000001';
const shared = { ready: 'main h1', text: 'main h1' };
const rows = { ready: 'main li', text: 'h1' };

/**
 * Pages that links in chats lead to, and those that are opened from the home.
 * @type {readonly Screen[]}
 */
export const linkedScreens = [
  { name: 'exhibitor', path: `/exhibitor/${fair}/exhibitor000000000001001`, ...shared },
  { name: 'product', path: `/product/${shop}/productshop0000000000020`, ...shared },
  { name: 'live', path: `/live/${fair}/liveopen0000000000000001`, ...shared },
  { name: 'article', path: `/article/${fair}/newsopen0000000000000001`, ...shared },
  { name: 'session', path: `/conference/${fair}/sessionopen0000000000001`, ...shared },
  { name: 'post', path: `/supply-demand/${fair}/supplyopen00000000000400`, ...shared },
  { name: 'promotion', path: `/promotion/${fair}/promoopen000000000000005`, ...shared },
  { name: 'team', path: '/teams/teams0000000000000000001/team00000000000000000001', ...shared },
  { name: 'home', path: `/home/${fair}`, ...shared },
  { name: 'exhibitors', path: `/exhibitors/${fair}`, ...rows },
  { name: 'programme', path: `/conferences/${fair}`, ...rows },
  { name: 'products', path: `/products/${fair}`, ...rows },
  { name: 'agenda', path: `/agenda/${fair}`, ready: 'main h2', text: 'h1' },
  { name: 'login', path: `/login/${fair}`, ready: 'main input', text: 'h1' },
];

/** @type {Screen} */
export const limit = { name: 'limit', path: limitPath, ready: 'h1', text: 'h1' };

/** A screen of a promised address that this version does not have: `problemPage-problem` is the card of every signpost. */
const signpost = 'section.problemPage-problem';

/**
 * A visit that is not measured: it fills the server's caches and tells the text to wait for.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {Pick<Screen, 'ready' | 'text'>} screen
 * @returns {Promise<string | undefined>} the text, or undefined where the screen is not offered
 */
export async function findVisibleText(context, url, { ready, text }) {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector(`${ready}, ${signpost}`);
  const isOffered = (await page.locator(signpost).count()) === 0;
  const found = isOffered ? await page.locator(text).first().innerText() : undefined;
  await page.close();
  return found;
}

/**
 * What the landing page asks first.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} origin
 */
export async function findQuestion(context, origin) {
  const page = await context.newPage();
  const asked = page.waitForRequest((request) => request.url().endsWith('/queryList/Exhibition'));
  await page.goto(`${origin}/select/${exhibition}`);
  const request = await asked;
  await page.close();
  return request;
}
