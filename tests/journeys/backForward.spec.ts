import { expect } from '@playwright/test';
import { findBrowser, quietBrowser } from '#scripts/findBrowser.mjs';
import { test } from './support/journey.ts';
import { registered } from './support/registered.ts';
import { stories } from './support/stories.ts';
import { person } from './support/visitor.ts';

// Playwright turns the browser's own cache of whole pages off.
test.use({
  launchOptions: {
    executablePath: findBrowser() ?? '',
    args: quietBrowser,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page that the browser has kept shows itself to the same person, and loads again for the next', {
  tag: ['@D14', '@repeats'],
}, async ({ page, request, visitor }) => {
  await page.goto(`/login/${stories.open}`);
  await visitor.prove(await registered(request));
  await expect(page).toHaveURL(/\/code\?voucher=/);
  const name = page.locator('main').getByText(person.name);
  await expect(name).toBeVisible();
  // What the page looks like at each passing, heard before the page itself hears of it and after.
  await page.evaluate(() => {
    const passings: string[] = [];
    const note = ({ type, persisted }: PageTransitionEvent) =>
      passings.push([type, persisted, document.documentElement.style.visibility].join(' '));
    window.addEventListener('pagehide', note);
    window.addEventListener('pageshow', note, { capture: true });
    Object.assign(window, { passings });
  });
  const passings = () =>
    page
      .evaluate(() => (window as unknown as { passings?: string[] }).passings)
      // A page that is about to reload answers nothing any more.
      .catch(() => []);

  await page.goto('/sandbox/');
  await page.goBack({ waitUntil: 'commit' });
  await expect(name).toBeVisible();
  expect((await passings())?.slice(0, 1)).toEqual(['pagehide true hidden']);
  expect((await passings())?.slice(1).join()).toMatch(/^pageshow true/);

  await page.goto('/sandbox/');
  // Another person has logged in since.
  await page.evaluate(() => localStorage.setItem('token', 'token of another'));
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(passings).toBeUndefined();
  await expect(page.locator('main h1')).toBeVisible();

  await page.goto('/sandbox/');
  // And has logged out, which empties the database as well.
  await page.evaluate(clearPhone);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(person.name);
});

function clearPhone(): Promise<void> {
  localStorage.clear();
  return new Promise((done, fail) => {
    const opening = indexedDB.open('exhibition-visitor');
    opening.addEventListener('error', () => fail(new Error('The database does not open')));
    opening.addEventListener('success', () => {
      const clearing = opening.result.transaction('values', 'readwrite').objectStore('values').clear();
      clearing.addEventListener('success', () => {
        opening.result.close();
        done();
      });
    });
  });
}

const { open, teams } = stories;
const shop = 'shop00000000000000000001';
/** Of each kind of page one, and those that scan, play, listen or hold a lock. */
const screens =
  'select home exhibitors products lives videos conferences search news halls album supply-demand agenda mine messages ' +
  'appointments favourites cards for-you downloads votes group information wechat_login';
const pages = [
  ...screens.split(' ').map((screen) => `/${screen}/${open}`),
  '/code',
  '/xycode',
  '/list',
  `/cart/${shop}`,
  `/orders/${shop}`,
  `/teams/${teams}`,
  `/teams/${teams}/ranking`,
  `/supply-demand/${open}/publish`,
  `/exhibitor/${open}/exhibitor000000000001001`,
  `/live/${open}/liveopen0000000000000001`,
  `/messages/${open}/to/exhibitor/exhibitor000000000001001`,
];

test('each kind of page comes back from another document as it was left', { tag: '@repeats' }, async ({
  page,
  request,
  visitor,
}) => {
  test.slow();
  await page.goto(`/login/${open}`);
  await visitor.prove(await registered(request));
  await expect(page).toHaveURL(/\/code\?voucher=/);
  // The worker takes over every page that is open or kept, once: after that they come back.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const lost: string[] = [];
  for (const address of pages) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.goto('/sandbox/');
    await page.goBack({ waitUntil: 'commit' });
    const why = await page.evaluate(() => {
      if ('isSame' in window) return undefined;
      const [entry] = performance.getEntriesByType('navigation');
      return JSON.stringify((entry as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons);
    });
    if (why !== undefined) lost.push(`${address}: ${why}`);
  }
  expect(lost).toEqual([]);
});
