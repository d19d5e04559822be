import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/hostPage.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { walkContent } from './support/walkContent.ts';
import { languagesOf } from './support/words.ts';

const series = `/series/${stories.series}`;
const foodId = 'seriesfood00000000000001';
const craftId = 'seriescraft0000000000001';
const stop = (number: number) => `manystop${String(number).padStart(16, '0')}`;
const child = (page: Page, id: string) => page.locator(`main a[href="/select/${id}"]`);

walkContent({
  screen: 'a series',
  filled: { path: series, shows: (say) => say('series', 'count', { count: 4 }) },
  empty: { path: '/series/seriesempty0000000000001', shows: (say) => say('series', 'none') },
  gone: { path: `/series/${stories.ended}`, shows: (say) => say('series', 'alone') },
  failed: { call: 'queryList/ExhibitionUnit', shows: (say) => say('series', 'failed') },
});

walkContent({
  screen: 'a series of forty exhibitions',
  filled: {
    path: `/series/${stories.manySeries}`,
    shows: (say) => say('series', 'count', { count: 40 }),
  },
  failed: { call: 'queryList/ExhibitionUnit', shows: (say) => say('series', 'failed') },
  opens: { row: 'main a[href^="/select/"]', address: /\/select\// },
});

for (const language of languagesOf('en'))
  test.describe(`a series (${language})`, () => {
    test.use({ language });

    test(`is entered child by child; one registration is marked, and the next needs no code (${language})`, {
      tag: '@way-series',
    }, async ({ page, visitor }) => {
      test.slow();
      const { say } = visitor;
      await page.goto(series);
      await expect(visitor.heading).toHaveText(language === 'zh' ? '江海生活季' : 'Jianghai Living Season');
      await expect(child(page, foodId)).toContainText(say('series', 'running'));

      await child(page, foodId).click();
      await expect(page).toHaveURL(new RegExp(`/select/${foodId}`));
      await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
      await visitor.startRegistering();
      await visitor.prove(newMobile());
      await visitor.fillIdentity();
      await visitor.fillShortForm();
      await visitor.send();
      await visitor.seeVoucher();

      await page.goto(`/home/${foodId}`);
      await visitor.link(say('exhibitionHome', 'series')).click();
      await expect(child(page, foodId)).toContainText(say('series', 'registered'));
      await expect(child(page, foodId)).toContainText(say('series', 'current'));
      await expect(child(page, craftId)).not.toContainText(say('series', 'registered'));
      await expectAccessible(page, 'a series where one is registered');

      await child(page, craftId).click();
      await expect(page).toHaveURL(new RegExp(`/select/${craftId}`));
      await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
      await visitor.link(say('select', 'register')).click();
      await expect(visitor.heading).toHaveText(say('information', 'title'));
      await expect(page.locator('#name')).toHaveValue('');
      await page.goBack();
      await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/series/${foodId}`));
      await expect(child(page, craftId)).toBeInViewport();
      await expectFits(page, 'a series after Back');
    });
  });

for (const host of ['wechatIos', 'miniAndroid'] as const)
  test.describe(`a series in ${host}`, () => {
    test.use({ host, language: 'zh' });

    test(`leads into a child and Back in ${host}`, async ({ page, visitor }) => {
      await page.goto(series);
      await child(page, craftId).click();
      await expect(page).toHaveURL(new RegExp(`/select/${craftId}`));
      await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('channelid'))).toBe('chseriescraft00000000001');
      expect(await page.evaluate(() => localStorage.getItem('childExhibitionId'))).toBe(craftId);
      expect(await page.evaluate(() => localStorage.getItem('exhibitionUnitId'))).toBe(
        'unitseries00000000000001',
      );
      await page.goBack();
      await expect(visitor.heading).toHaveText('江海生活季');
    });
  });

test('a child without a channel says so, and Back leads to the series', {
  tag: ['@channel-failure', '@repeats'],
}, async ({ page, visitor }) => {
  await page.goto(`/series/${stories.manySeries}`);
  await child(page, stop(40)).click();
  await expect(page.getByText(visitor.say('shell', 'channelFailed'))).toBeVisible();
  await visitor.button(visitor.say('shell', 'confirm')).click();
  await page.goBack();
  await expect(child(page, stop(40))).toBeVisible();
});

test('the interaction id of the link to a series stays with the child that is entered', {
  tag: '@interaction-id',
}, async ({ page }) => {
  await page.goto(`${series}?InterActionId=spring-7`);
  await child(page, craftId).click();
  await expect(page).toHaveURL(new RegExp(`/select/${craftId}`));
  await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('InterActionId'))).toBe('spring-7');
});
