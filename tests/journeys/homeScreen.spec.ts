import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { sayIn } from './support/words.ts';

const start = '/code?start=1';
const say = sayIn('zh');

async function readManifest(page: Page) {
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  return { path: new URL(url).pathname, errors };
}

test('the app can be put on the home screen', async ({ page, visitor }) => {
  await visitor.open('open');
  const { path, errors } = await readManifest(page);
  expect([path, errors]).toEqual(['/manifest.webmanifest', []]);
  const answer = await page.request.get(path);
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/manifest+json',
    'cache-control': 'no-cache',
  });
  const { icons } = (await answer.json()) as { icons: readonly { src: string; type: string }[] };
  for (const { src, type } of icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type]);
  }
});

test('its icon opens the home of the exhibition before there is a pass, and the pass without a network after', async ({
  page,
  context,
  visitor,
  noise,
}) => {
  noise.allowOffline();
  await page.goto(`/select/${stories.open}`);
  // The app remembers the exhibition, not the script that draws the first picture.
  await expect(page.locator('#boot')).toHaveCount(0);
  await expect(page.getByRole('link', { name: say('select', 'register') })).toBeVisible();
  await page.goto(start);
  await expect(page).toHaveURL(new RegExp(`/home/${stories.open}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await visitor.reachReview(newMobile());
  await visitor.send();
  await visitor.seeVoucher();
  await expect(page.locator('main').getByText(say('vouchers', 'offlineReady'))).toBeVisible();
  await context.setOffline(true);
  await page.close();
  const again = await context.newPage();
  await again.goto(start);
  await expect(again.getByRole('img', { name: /\d{12}/ })).toHaveCount(1);
  await expect(again).toHaveURL(/\/code$/);
});
