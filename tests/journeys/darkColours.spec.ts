import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { meetings, visitorWithPass } from './support/meetings.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';

test.use({ colorScheme: 'dark' });

const { open } = stories;
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const darkGround = 'rgb(14, 19, 28)';

async function readEach(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await ground(page), path).toBe(darkGround);
    await expectAccessible(page, `${path} in the dark`);
  }
}

test('what a stranger opens is dark from the first picture on, and can be read', async ({
  page,
  visitor,
}) => {
  test.slow();
  await page.route('**/assets/*.js', () => {});
  await page.goto(`/select/${open}`, { waitUntil: 'commit' });
  await expect(page.locator('.l-name')).not.toBeEmpty();
  expect(await ground(page)).toBe(darkGround);
  await page.unrouteAll();
  await readEach(page, [
    `/select/${open}`,
    `/select/${stories.soon}`,
    `/login/${open}`,
    `/home/${open}`,
    `/exhibitors/${open}`,
    `/products/${open}`,
    `/conferences/${open}`,
    `/lives/${open}`,
    `/supply-demand/${open}`,
    `/news/${open}`,
    `/downloads/${open}`,
    `/teams/${stories.teams}`,
  ]);
  await page.goto(`/exhibitors/${open}`);
  await page.locator('main a[href*="/exhibitor/"]').first().click();
  await expect(visitor.heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page, 'an exhibitor in the dark');
});

test('a form and its errors can be read in the dark, and the code stays black on white', async ({
  page,
  visitor,
}) => {
  test.slow();
  const { say } = visitor;
  await visitor.open('open');
  await visitor.startRegistering();
  await visitor.button(say('identity', 'continue')).click();
  await expect(page.locator('#contact-error')).toBeVisible();
  await expectAccessible(page, 'login without a number in the dark');
  await visitor.reachReview(newMobile());
  await expectAccessible(page, 'review in the dark');
  await visitor.send();
  await visitor.seeVoucher();
  await expectAccessible(page, 'the ticket in the dark');
  const fills = () =>
    page
      .locator('.code-root svg')
      .first()
      .evaluate((code) =>
        ['rect', 'path'].map((part) => getComputedStyle(code.querySelector(part) ?? code).fill),
      );
  expect(await fills()).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await readEach(page, [`/mine/${open}`, `/home/${open}`, `/agenda/${open}`, `/cards/${open}`]);
});

test('meetings and messages can be read in the dark, until light colours are chosen', async ({
  page,
  context,
  request,
  visitor,
}) => {
  test.slow();
  await visitorWithPass(request, context, '温书白');
  await readEach(page, [`/appointments/${meetings}`, `/messages/${meetings}`, `/mine/${meetings}`]);
  await page.getByRole('radio', { name: visitor.say('mine', 'light') }).check({ force: true });
  await expect.poll(() => ground(page)).toBe('rgb(245, 247, 250)');
  await page.reload();
  await expect(visitor.heading).toBeVisible();
  expect(await ground(page)).toBe('rgb(245, 247, 250)');
});
