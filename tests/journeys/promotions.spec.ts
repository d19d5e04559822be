import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';

const list = `/promotions/${stories.open}`;
const rows = 'main a[href^="/promotion/"]';

walkContent({
  screen: 'the promotions',
  filled: { path: list, shows: (say) => say('promotions', 'count', { count: 48 }) },
  empty: { path: `/promotions/${stories.ended}`, shows: (say) => say('promotions', 'none') },
  failed: { call: 'queryList/Promotion', shows: (say) => say('promotions', 'listFailed') },
  opens: { row: rows, address: /\/promotion\// },
});

test('a promotion says when and where it is and who holds it, and goes into the calendar and into the schedule', {
  tag: '@way-promotions',
}, async ({ page, visitor }) => {
  const { say } = visitor;
  await page.goto(list);
  await page.locator(rows).first().click();
  for (const key of ['time', 'place'] as const)
    await expect(page.locator('main dt').getByText(say('promotions', key))).toBeVisible();
  await expect(page.getByRole('link', { name: say('promotions', 'toCalendar') })).toHaveAttribute(
    'download',
    /\.ics$/,
  );
  await visitor.button(say('content', 'scheduleAdd')).click();
  await expect(visitor.button(say('content', 'scheduleAdded'))).toHaveAttribute('aria-pressed', 'true');
  const name = await visitor.heading.innerText();
  await page.locator('main a[href^="/exhibitor/"]').click();
  await expect(page).toHaveURL(/\/exhibitor\//);
  const held = page.getByRole('region', { name: say('exhibitors', 'promotions') });
  await expect(held.getByRole('link', { name })).toBeVisible();
});
