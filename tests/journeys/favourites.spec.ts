import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { venueDay } from '#sandbox/venueClock.ts';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { registered } from './support/registered.ts';
import { registerPhone } from './support/registerPhone.ts';
import { rowsIn, type StoredRow } from './support/records.ts';
import { serverTells } from './support/serverClock.ts';
import { stories } from './support/stories.ts';
import { languagesOf } from './support/words.ts';

const first = 'exhibitor000000000001001';
const pageOf = (exhibitorId: string) => `/exhibitor/${stories.open}/${exhibitorId}`;
const list = `/exhibitors/${stories.open}`;
const mine = `/favourites/${stories.open}`;
const star = (page: Page) => page.getByRole('button', { name: /^(?:收藏|Save ).+/ });

async function favouritesOf(request: APIRequestContext, visitorId: string): Promise<readonly StoredRow[]> {
  return (await rowsIn(request, 'CollectionInfo')).filter((row) => row['VisitorId'] === visitorId);
}

/** The calls that this page sends about favourites. */
function writesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const found = /\/data\/(?:insert|delete)\/CollectionInfo/.exec(request.url());
    if (found) sent.push(found[0]);
  });
  return sent;
}

for (const language of languagesOf('zh'))
  test.describe(`favourites (${language})`, () => {
    test.use({ language });

    test(`a star is set by one tap, is there after a reload, and its exhibitor is in the list (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const visitorId = await registerPhone(page, request);
      await page.goto(pageOf(first));
      await expect(visitor.heading).toContainText(/有限公司|Ltd/);
      const name = await visitor.heading.innerText();
      await star(page).click();
      await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(async () => (await favouritesOf(request, visitorId)).length).toBe(1);
      await expectAccessible(page, 'an exhibitor that is a favourite');
      await expectFits(page, 'an exhibitor that is a favourite');
      await page.reload();
      await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
      await page.goto(mine);
      await expect(page.locator('main').getByRole('link', { name })).toBeVisible();
      await expectAccessible(page, 'the list of favourites');
      await expectFits(page, 'the list of favourites');
      await star(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('main').getByText(visitor.say('mine', 'favouritesNone'))).toBeVisible();
      await visitor.button(visitor.say('favourites', 'undo')).click();
      await expect(page.locator('main').getByRole('link', { name })).toBeVisible();
      await expect.poll(async () => (await favouritesOf(request, visitorId)).length).toBe(1);
    });

    test(`a stranger is asked to register, comes back, and finds the star set (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const mobile = await registered(request);
      await page.goto(list);
      await star(page).first().click();
      const sheet = page.getByRole('dialog');
      await expect(sheet).toContainText(visitor.say('favourites', 'registerFirst'));
      await expectAccessible(page, 'the question to register');
      await visitor.button(visitor.say('favourites', 'registerNow')).click();
      await visitor.prove(mobile);
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      await expect(star(page).first()).toHaveAttribute('aria-pressed', 'true');
      await expect(star(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
    });

    test(`a star that the server refuses goes back, and a sentence says so (${language})`, async ({
      page,
      request,
      visitor,
      noise,
    }) => {
      noise.expect(/resCode|400/);
      const visitorId = await registerPhone(page, request);
      await page.route('**/insert/CollectionInfo', (route) =>
        route.fulfill({ json: { resCode: 400_000, resMsg: 'no', result: null } }),
      );
      await page.goto(pageOf(first));
      await star(page).click();
      await expect(page.getByText(visitor.say('favourites', 'refusedAdd')).first()).toBeVisible();
      await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
      expect(await favouritesOf(request, visitorId)).toEqual([]);
    });
  });

test('a star that was set offline survives a reload and is sent once, with two tabs open', async ({
  page,
  context,
  request,
  noise,
}) => {
  noise.allowOffline();
  const visitorId = await registerPhone(page, request);
  await page.goto(pageOf(first));
  await expect(star(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(pageOf(first));
  await expect(star(other)).toBeVisible();
  await context.setOffline(true);
  await star(page).click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(star(other)).toHaveAttribute('aria-pressed', 'true');
  expect(await favouritesOf(request, visitorId)).toEqual([]);
  await page.close();
  await context.setOffline(false);
  await other.reload();
  await expect(star(other)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await favouritesOf(request, visitorId)).length).toBe(1);
});

test('a star that is set and taken back offline sends nothing', async ({ page, context, request, noise }) => {
  noise.allowOffline();
  const visitorId = await registerPhone(page, request);
  const sent = writesOf(page);
  await page.goto(pageOf(first));
  await expect(star(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await star(page).click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await star(page).click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
  expect(await favouritesOf(request, visitorId)).toEqual([]);
});

test('a star whose answer was lost is looked up and not sent a second time', async ({
  page,
  request,
  noise,
}) => {
  noise.expectFailed(/insert\/CollectionInfo$/);
  const visitorId = await registerPhone(page, request);
  const faults = await faultsOf(page);
  faults.switchOn({ name: 'replyLostAfterCommit', path: 'insert/CollectionInfo' });
  const sent = writesOf(page);
  // The row is stored a moment before the answer is lost.
  const lost = page.waitForResponse(/insert\/CollectionInfo$/);
  await page.goto(pageOf(first));
  await star(page).click();
  await lost;
  expect(await favouritesOf(request, visitorId)).toHaveLength(1);
  faults.clear();
  await page.reload();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toContain('"intents":[]');
  expect(sent).toHaveLength(1);
});

test('a like is kept and counted, and taken back by a second tap', async ({ page, request }) => {
  const visitorId = await registerPhone(page, request);
  const likes = async () =>
    (await rowsIn(request, 'VisitInfo')).filter((row) => row['VisitorId'] === visitorId).length;
  await page.goto(pageOf(first));
  // The messages below can be liked too.
  const like = page.getByRole('button', { name: /^点赞(?!.*的留言)/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(likes).toBe(1);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect.poll(likes).toBe(0);
});

test('an exhibitor’s page is counted as one view a day for this phone', async ({
  page,
  request,
  visitor,
}) => {
  const id = 'exhibitor000000000001017';
  const views = async () => {
    const rows = await rowsIn(request, 'ExhibitorExhibitionInfo');
    const row = rows.find((one) => one['ExhibitorId'] === id && one['ExhibitionId'] === stories.open);
    return Number(row?.['PVNumber']);
  };
  const before = await views();
  await page.goto(pageOf(id));
  await expect(visitor.heading).toContainText('有限公司');
  await expect.poll(views).toBe(before + 1);
  await page.reload();
  await expect(visitor.heading).toContainText('有限公司');
  await page.waitForLoadState('networkidle');
  expect(await views()).toBe(before + 1);
});

test('favourites are a route by hall and booth, ticked off on this phone; a product among them opens', async ({
  page,
  request,
  visitor,
}) => {
  await registerPhone(page, request);
  await page.goto(list);
  for (const at of [0, 1, 2]) await star(page).nth(at).click();
  await page.goto(`/products/${stories.open}`);
  await star(page).first().click();
  await expect(star(page).first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto(mine);
  const places = page.locator('main [data-hall] [data-length]').filter({ hasText: /^\d[A-Z]/ });
  await expect(places).toHaveCount(3);
  const booths = await places.allInnerTexts();
  expect(booths).toEqual([...booths].sort());
  const ticks = page.getByRole('button', { name: /去过/ });
  await ticks.first().click();
  await page.reload();
  await expect(ticks.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(ticks.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('main h3').first()).toContainText('去过 1/');
  await page.goto(`/agenda/${stories.open}`);
  const left = visitor.say('agenda', 'routeLeft', { count: 2 });
  await page.getByRole('link', { name: left }).click();
  await expect(ticks).toHaveCount(3);
  const secondDayMs = parseVenueTime(venueDay(Date.now(), 21, '14:50')) ?? Number.NaN;
  await serverTells(page, () => secondDayMs);
  await page.clock.setFixedTime(secondDayMs);
  await page.reload();
  await expect(page.locator('main')).toContainText(
    '距今天 17:00 闭馆还有 2 小时 10 分钟。 还有 2 家没去，平均每家约 65 分钟。',
  );
  await enlarged(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('main a[href^="/product/"]').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(visitor.heading).toBeVisible();
});

/** At 320 px with text at 200 % nothing is cut off. */
async function enlarged(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectFits(page, 'the route at 320 px, text at 200 %');
  await expectAccessible(page, 'the route at 320 px, text at 200 %');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}
