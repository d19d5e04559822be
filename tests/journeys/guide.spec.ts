import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';

const list = `/guide/${stories.open}`;
const pageOf = (number: number) => `${list}/guideopen${String(number).padStart(15, '0')}`;

walkContent({
  screen: 'the visitor guide',
  filled: { path: list, shows: (say) => say('guide', 'count', { count: 5 }) },
  empty: { path: `/guide/${stories.ended}`, shows: (say) => say('guide', 'none') },
  failed: { call: 'queryList/WebRichText', shows: (say) => say('guide', 'listFailed') },
  opens: { row: 'main a[href*="/guide/"]', address: /\/guide\/\w+\/\w+/ },
});

test('the home leads to the guide, whose tables scroll in a region of their own and whose scripts never run', async ({
  page,
  visitor,
}) => {
  const { say } = visitor;
  await page.goto(`/home/${stories.open}`);
  await visitor.button(say('home', 'all')).click();
  await page
    .getByRole('navigation', { name: say('home', 'menu') })
    .getByRole('link', { name: say('home', 'guide') })
    .click();
  await page.locator(`main a[href="${pageOf(1)}"]`).click();
  const table = page.getByRole('region', { name: say('content', 'wideTable') });
  await expect(table).toBeVisible();
  expect(await table.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true);
  await page.goto(pageOf(4));
  await expect(page.locator('main').getByText('正常的一段。')).toBeVisible();
  await expect(page.locator('main').locator('script, iframe, [onclick], a[href^="javascript"]')).toHaveCount(
    0,
  );
  await page.goto(pageOf(99));
  await expect(page.locator('main').getByText(say('guide', 'gone'))).toBeVisible();
});
