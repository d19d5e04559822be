import { expect } from '@playwright/test';
import { ownBooth } from './support/booth.ts';
import { test } from './support/journey.ts';
import { callApi } from './support/onSite.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';

const help = `/exhibitor-center/${stories.stand}/help`;

test.describe('for the exhibitor who is logged in', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
      localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
    }),
  );

  walkContent({
    screen: 'who has helped a booth',
    filled: { path: help, shows: (say) => say('boothHelp', 'list') },
    failed: { call: 'queryList/ExhibitorHelp', shows: (say) => say('boothHelp', 'failed') },
  });
});

test('a booth sees who has helped it by a masked name and once each, and thanks who has written to it', async ({
  page,
  request,
  visitor,
}) => {
  const { say } = visitor;
  const { exhibitorId, info, center } = await ownBooth(page, request);
  await page.goto(center);
  await page.locator('main a[href$="/help"]').click();
  await expect(page.locator('main').getByText(say('boothHelp', 'none'))).toBeVisible();
  await expect(page.getByText(say('boothHelp', 'closed'))).toBeVisible();

  const guest = 'gueststand00000000000001';
  const record = { ExhibitionId: stories.stand, ExhibitorId: exhibitorId, VisitorId: guest };
  await callApi(request, 'insert/ExhibitorHelp', { record });
  await callApi(request, 'insert/ExhibitorHelp', { record });
  const setValue = { IsOpenHelp: true, HelpNumber: 1, HelpMoneyTotal: 5_000 };
  await callApi(request, 'update/ExhibitorExhibitionInfo', { recordId: info, setValue });
  await page.reload();
  const main = page.locator('main');
  const thank = page.locator('main a[href*="/messages/visitor/"]');
  await expect(main.getByText('林*溪')).toHaveCount(1);
  await expect(main).not.toContainText('林若溪');
  await expect(main).toContainText('¥50.00');
  await expect(page.getByText(say('boothHelp', 'closed'))).toHaveCount(0);
  await expect(thank).toHaveCount(0);

  const message = { VisitorSender: guest, ExhibitorReceiver: exhibitorId, Content: '您好', Type: '0' };
  await callApi(request, 'insert/MessageInfo', {
    record: { ...message, ExhibitionId: stories.stand, BusinessType: 'text' },
  });
  // Messages that were read a moment ago are not asked for again.
  await expect(async () => {
    await page.reload();
    await expect(thank).toContainText('林*溪', { timeout: 5_000 });
  }).toPass();
  await thank.click();
  await expect(page).toHaveURL(new RegExp(`/messages/visitor/${guest}$`));
  await expect(page.locator('textarea')).toBeVisible();
});
