import { expect, type APIRequestContext } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { registered } from './support/registered.ts';
import { registerPhone } from './support/registerPhone.ts';
import { rowsIn } from './support/records.ts';
import { stories } from './support/stories.ts';
import { languagesOf } from './support/words.ts';

const first = 'exhibitor000000000001001';
const filmed = 'exhibitor000000000001002';
const pageOf = (exhibitorId: string, exhibition: string = stories.open) =>
  `/exhibitor/${exhibition}/${exhibitorId}`;

/** Each test helps another one: the server of all of them is the same. */
const helped = {
  zh: { id: first, before: '128', after: '129' },
  en: { id: 'exhibitor000000000001013', before: '172', after: '173' },
  offline: 'exhibitor000000000001004',
  refused: 'exhibitor000000000001007',
} as const;

const helpsOf = async (request: APIRequestContext, exhibitorId: string) =>
  (await rowsIn(request, 'ExhibitorHelp')).filter((row) => row['ExhibitorId'] === exhibitorId);

for (const language of languagesOf('en'))
  test.describe(`the page of an exhibitor that has everything (${language})`, () => {
    test.use({ language });

    test(`a stranger who helps it is asked to register, comes back, and has helped once (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const { id, before, after } = helped[language];
      const mobile = await registered(request);
      await page.goto(pageOf(id));
      const about = page.getByRole('region', { name: say('exhibitors', 'about') });
      await expect(about.getByRole('heading', { level: 3 })).toHaveText(/展位亮点|At our booth/);
      await expect(about).not.toContainText('introduction');
      await visitor.button(say('content', 'showMore')).click();
      await expect(visitor.button(say('content', 'showLess'))).toHaveAttribute('aria-expanded', 'true');
      const contacts = page.getByRole('region', { name: say('exhibitors', 'contacts') });
      await expect(contacts.locator('a[href^="mailto:"]').first()).toBeVisible();
      await expect(contacts.locator('a[href^="tel:"]').first()).toBeVisible();
      await expectAccessible(page, 'an exhibitor that has everything');
      await expectFits(page, 'an exhibitor that has everything');
      const card = page.getByRole('region', { name: say('exhibitors', 'helpTitle') });
      await expect(card).toContainText(before);
      await card.getByRole('button').click();
      await expect(page.getByRole('dialog')).toContainText(say('favourites', 'registerFirst'));
      await visitor.button(say('favourites', 'registerNow')).click();
      await visitor.prove(mobile);
      await expect(page).toHaveURL(new RegExp(`${pageOf(id)}$`));
      await expect(card).toContainText(say('exhibitors', 'helped'));
      await expect(card).toContainText(after);
      await expect(card.getByRole('button')).toHaveCount(0);
      await expect.poll(async () => (await helpsOf(request, id)).length).toBe(1);
      await page.reload();
      await expect(card).toContainText(say('exhibitors', 'helped'));
      await expect(card).toContainText(after);
      await expectAccessible(page, 'an exhibitor that was helped');
      expect(await helpsOf(request, id)).toHaveLength(1);
    });

    test(`a stranger sees the products of an exhibitor in the upper part of the screen, and its actions at the foot (${language})`, async ({
      page,
      visitor,
    }) => {
      const { say } = visitor;
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pageOf(filmed));
      const products = page.getByRole('region', { name: say('content', 'products') });
      await expect(products.getByRole('link').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect((await products.boundingBox())?.y).toBeLessThanOrEqual(460);
      const message = await visitor.link(say('content', 'sendMessage')).boundingBox();
      expect(message?.y).toBeGreaterThan(760);
    });

    test(`its poster is drawn from the share sheet (${language})`, async ({ page, visitor }) => {
      const { say } = visitor;
      // The phone knows the exhibition whose time and place stand on it.
      await page.goto(`/home/${stories.open}`);
      await expect(visitor.heading).toBeVisible();
      await page.goto(pageOf(first));
      await visitor.button(say('content', 'share')).click();
      await visitor.button(say('sharing', 'poster')).click();
      const box = page.getByRole('dialog', { name: say('sharing', 'exhibitorPosterTitle') });
      const poster = box.getByRole('img');
      await expect(poster).toHaveAttribute('src', /^data:image\/jpeg/);
      await expect(poster).toHaveAttribute('alt', /3A58 · .+(?:江海国际|Jianghai)/);
      await expectAccessible(page, 'the poster of an exhibitor');
    });

    test(`its poster is drawn without the pictures that are gone, and says where it cannot be drawn at all (${language})`, async ({
      page,
      visitor,
      noise,
    }) => {
      noise.expectFailed(/\/sandbox\/pictures\/[\w-]+\.svg$/);
      noise.expectFailed(/queryList\/PosterTemplateSet$/);
      const { say } = visitor;
      const faults = await faultsOf(page);
      faults.switchOn({ name: 'serverError500', path: 'PosterTemplateSet' });
      await page.goto(`/home/${stories.open}`);
      await expect(visitor.heading).toBeVisible();
      await page.route('**/sandbox/pictures/**', (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(pageOf(first));
      await expect(visitor.button(say('content', 'share'))).toBeVisible();
      const box = page.getByRole('dialog', { name: say('sharing', 'exhibitorPosterTitle') });
      const openPoster = async () => {
        await visitor.button(say('content', 'share')).click();
        await visitor.button(say('sharing', 'poster')).click();
      };
      await openPoster();
      await expect(box.getByRole('img')).toHaveAttribute('src', /^data:image\/jpeg/, { timeout: 20_000 });
      await visitor.button(say('shell', 'close')).click();
      await page.evaluate(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await openPoster();
      await expect(box.getByText(say('sharing', 'posterImpossible'))).toBeVisible({ timeout: 20_000 });
      await expectAccessible(page, 'a poster that cannot be drawn');
    });
  });

test('help that was given offline is sent once when the network is back, and one that is refused is told', async ({
  page,
  context,
  request,
  visitor,
  noise,
}) => {
  noise.allowOffline();
  noise.expect(/resCode|400/);
  const { say } = visitor;
  await registerPhone(page, request);
  await page.goto(pageOf(helped.offline));
  const card = page.getByRole('region', { name: say('exhibitors', 'helpTitle') });
  await expect(card.getByRole('button')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await card.getByRole('button').click();
  await expect(card).toContainText(say('exhibitors', 'helpedOffline'));
  await context.setOffline(false);
  await expect.poll(async () => (await helpsOf(request, helped.offline)).length).toBe(1);
  await expect(card).toContainText(say('exhibitors', 'helped'));
  await page.route('**/insert/ExhibitorHelp', (route) =>
    route.fulfill({ json: { resCode: 400_000, resMsg: 'no', result: null } }),
  );
  await page.goto(pageOf(helped.refused));
  await card.getByRole('button').click();
  await expect(page.getByText(say('favourites', 'refusedHelp')).first()).toBeVisible();
  await expect(card.getByRole('button')).toBeVisible();
});

test('a video of an exhibitor plays in its place after the tap, and nothing of it is loaded before', async ({
  page,
  visitor,
}) => {
  const loaded: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/sandbox/streams/')) loaded.push(sent.url());
  });
  await page.goto(pageOf(filmed));
  const films = page.getByRole('region', { name: visitor.say('exhibitors', 'films') });
  const play = films.getByRole('button', { name: /^播放：/ }).first();
  await play.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await play.click();
  const video = films.locator('video').first();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0), {
      timeout: 20_000,
    })
    .toBe(true);
});

test('an exhibitor with nothing but a name has a page without an empty section', async ({
  page,
  visitor,
}) => {
  const exhibitorId = 'exhibitornoname000000001';
  const answer = await page.request.post('/v2/data/insert/ExhibitorExhibitionInfo', {
    headers: { authorization: 'Bearer sandbox-credential' },
    data: {
      tenantId: 'sys',
      params: {
        record: { ExhibitionId: stories.noChannel, ExhibitorId: [exhibitorId], CompanyNameEn: 'Qinghe Ltd' },
      },
    },
  });
  expect(await answer.json()).toMatchObject({ resCode: 0 });
  await page.goto(pageOf(exhibitorId, stories.noChannel));
  await expect(visitor.heading).toHaveText('Qinghe Ltd');
  await expect(visitor.heading).toHaveAttribute('lang', 'en');
  await page.waitForLoadState('networkidle');
  // The board is where a visitor writes, also where nothing is written yet.
  await expect(page.locator('main h2')).toHaveText([visitor.say('comments', 'title_exhibitor')]);
  await expectAccessible(page, 'an exhibitor with a name alone');
});
