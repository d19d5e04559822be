import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { letPass } from './support/letPass.ts';
import { callApi, holdVouchers } from './support/onSite.ts';
import { rowsIn } from './support/records.ts';
import { stories, storyTitles } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { languages, languagesOf } from './support/words.ts';
import { watchShifts } from './support/watchShifts.ts';

const home = `/home/${stories.open}`;
const contact = `/contact-us/${stories.open}`;

for (const language of languages)
  test.describe(`the exhibition's home (${language})`, () => {
    test.use({ language });

    test(`says what, when and where it is, and shows what there is to look at (${language})`, async ({
      page,
      visitor,
    }) => {
      const { say } = visitor;
      await page.goto(home);
      await expect(visitor.heading).toHaveText(storyTitles.open[language]);
      await expect(page).toHaveTitle(storyTitles.open[language]);
      await expect(page.locator('main')).toContainText(
        language === 'zh' ? /距开幕还有 \d+ 天/ : /\d+ days to go/,
      );
      const register = page.getByRole('link', { name: say('exhibitionHome', 'register'), exact: true });
      await expect(register).toHaveAttribute('href', /^\/register\//);
      for (const title of ['exhibitors', 'products'] as const)
        await expect(page.getByRole('heading', { name: say('exhibitionHome', title) })).toBeVisible();
      await expect(
        page.getByRole('region', { name: say('exhibitionHome', 'headlines'), exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: say('home', 'about') })).toBeVisible();
      await expectAccessible(page, 'the home');
    });

    test(`fits 320 px with text at 200 % (${language})`, async ({ page, visitor }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(home);
      await expect(
        page.getByRole('heading', { name: visitor.say('exhibitionHome', 'products') }),
      ).toBeVisible();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectFits(page, 'the home at 320 px, text at 200 %');
      await expectAccessible(page, 'the home at 320 px, text at 200 %');
    });

    if (languagesOf('zh').includes(language))
      test(`a message to the organiser is checked, kept over a reload, and sent once (${language})`, async ({
        page,
        request,
        visitor,
        noise,
      }) => {
        const { say } = visitor;
        const send = visitor.button(say('exhibitionHome', 'send'));
        const text = page.getByLabel(say('exhibitionHome', 'text'));
        const mobile = newMobile();
        await page.goto(home);
        await visitor.link(say('exhibitionHome', 'contactTitle')).click();
        await expect(page).toHaveURL(new RegExp(`${contact}$`));
        await send.click();
        for (const key of ['textEmpty', 'nameEmpty', 'reachWrong'] as const)
          await expect(page.locator('form').getByText(say('exhibitionHome', key)).first()).toBeVisible();
        await expectAccessible(page, 'a message with problems');
        await text.fill('展台还可以预订吗？');
        await page.reload();
        await expect(text).toHaveValue('展台还可以预订吗？');
        await page.getByLabel(say('exhibitionHome', 'name')).fill('林小满');
        await page.getByLabel(say('exhibitionHome', 'reach')).fill(mobile);
        noise.expectFailed(/insert\/ConnectUs$/);
        // Stored, and the answer lost.
        const faults = await faultsOf(page);
        faults.switchOn({ name: 'replyLostAfterCommit', path: 'insert/ConnectUs' });
        await send.click();
        await expect(page.getByText(say('exhibitionHome', 'failed'))).toBeVisible({ timeout: 40_000 });
        faults.clear();
        await send.click();
        await expect(visitor.heading).toHaveText(say('exhibitionHome', 'sentBeforeTitle'));
        await expectAccessible(page, 'a message that was sent');
        const sent = (await rowsIn(request, 'ConnectUs')).filter((row) => row['Mob'] === mobile);
        expect(sent).toHaveLength(1);
        await visitor.link(say('exhibitionHome', 'backHome')).click();
        await expect(page).toHaveURL(new RegExp(`${home}$`));
      });
  });

test('a headline leads to its page, the next one comes by a tap, and an advertisement follows no script', async ({
  page,
  visitor,
}) => {
  const { say } = visitor;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(home);
  const lines = page.getByRole('region', { name: say('exhibitionHome', 'headlines'), exact: true });
  await expect(lines.getByRole('link')).toHaveAttribute('href', /^\/product\//);
  const first = await lines.locator('p').innerText();
  await lines.getByRole('button', { name: say('content', 'nextLineOf', { label: '' }) }).click();
  await expect(lines.locator('p')).not.toHaveText(first);
  const adverts = page.getByRole('region', { name: say('content', 'advertisements') });
  // They come when the visitor is near.
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(adverts).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
});

test('Back to the home shows it where it was left, with the focus on the link that was followed', {
  tag: '@way-exhibitionHome',
}, async ({ page, visitor }) => {
  await page.goto(home);
  const products = page.getByRole('region', { name: visitor.say('exhibitionHome', 'products'), exact: true });
  const product = products.locator('a[href^="/product/"]').last();
  await product.scrollIntoViewIfNeeded();
  // The parts above it may come until then.
  await page.waitForLoadState('networkidle');
  await product.hover();
  const [href, before] = [await product.getAttribute('href'), await page.evaluate(() => window.scrollY)];
  expect(before).toBeGreaterThan(300);
  await product.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(visitor.heading).toBeVisible();
  await page.goBack();
  await expect(page.locator(`main a[href="${href}"]:focus`)).toHaveCount(1);
  await letPass(page, 400);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(4);
});

test('the home is not there for an exhibition that is not', async ({ page, visitor }) => {
  await page.goto(`/home/${'missing0'.padEnd(24, '0')}`);
  await expect(page.locator('main').getByText(visitor.say('exhibitionHome', 'missingTitle'))).toBeVisible();
  await expectAccessible(page, 'no exhibition');
});

test('the home does not move while its parts arrive', async ({ page }) => {
  const shifts = await watchShifts(page);
  // After what stands below them.
  await page.route('**/queryList/Headline', async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  await page.goto(home);
  await expect(page.getByRole('region', { name: '快讯' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toBeLessThan(0.01);
});

test('a registered visitor sees exhibitors for them on the first screen, and what is below does not move when they come', async ({
  page,
  request,
  visitor,
}) => {
  const record = {
    ExhibitionId: stories.open,
    ChannelId: 'visitor00000000000000001',
    Name: '林小满',
    CompanyName: '江海精工有限公司',
    Mob: newMobile(),
  };
  const row = await callApi(request, 'insert/VisitorExhibitionInfo', { record });
  await holdVouchers(page.context(), [row], { exhibitionId: stories.open });
  await page.addInitScript((id) => {
    if (location.protocol.startsWith('http')) localStorage.setItem(`searched.${id}`, '["机器人"]');
  }, stories.open);
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchShifts(page);
  await page.goto(home);
  const rail = page.getByRole('region', { name: visitor.say('exhibitionHome', 'forYou') });
  const card = rail.getByRole('listitem').first();
  await expect(card).toBeVisible({ timeout: 30_000 });
  expect((await card.boundingBox())?.y).toBeLessThan(760);
  expect(await shifts()).toBeLessThan(0.01);
  await expectAccessible(page, 'exhibitors for a visitor');
});
