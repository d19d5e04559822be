import { expect } from '@playwright/test';
import { ownBooth } from './support/booth.ts';
import { test } from './support/journey.ts';
import { callApi } from './support/onSite.ts';
import { stories } from './support/stories.ts';
import { walkContent } from './support/walkContent.ts';
import { languagesOf } from './support/words.ts';

const guest = 'gueststand00000000000001';
const asked = '周日还能来看样机吗';

test.describe('for the exhibitor who is logged in', () => {
  test.beforeEach(async ({ page, request }) => {
    await page.addInitScript(() => {
      localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
      localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
    });
    await callApi(request, 'insert/ProductVisitInfoMessage', {
      record: {
        ExhibitionId: stories.stand,
        ExhibitorId: 'exhibitor000000000000001',
        SourceType: '留言板',
        VisitorId: guest,
        Name: '林若溪',
        Content: asked,
      },
    });
  });

  walkContent({
    screen: 'what visitors wrote to an exhibitor',
    filled: {
      path: `/exhibitor-center/${stories.stand}/comments`,
      shows: (say) => say('boothComments', 'lead'),
    },
    failed: {
      call: 'queryList/ProductVisitInfoMessage',
      shows: (say) => say('boothComments', 'failed'),
    },
  });
});

for (const language of languagesOf('en'))
  test.describe(`what a visitor wrote to an exhibitor (${language})`, () => {
    test.use({ language });

    test(`is answered in the centre and read on another phone (${language})`, async ({
      page,
      browser,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const { exhibitorId, center } = await ownBooth(page, request);
      await callApi(request, 'insert/ProductVisitInfoMessage', {
        record: {
          ExhibitionId: stories.stand,
          ExhibitorId: exhibitorId,
          SourceType: '留言板',
          VisitorId: guest,
          Name: '林若溪',
          Content: asked,
        },
      });
      await page.goto(center);
      const cell = page.locator('main a[href$="/comments"]');
      await expect(cell).toContainText('1');
      await cell.click();
      const entry = page.locator('main li').filter({ hasText: asked });
      await entry.getByRole('button', { name: say('boothComments', 'answer') }).click();
      await entry.getByRole('textbox').fill('可以，周日全天有人');
      await entry.getByRole('button', { name: say('comments', 'send'), exact: true }).click();
      await expect(entry).toContainText(say('comments', 'answer'));
      await page.goto(center);
      await expect(cell).toContainText(say('exhibitorCenter', 'noneCommentsToAnswer'));

      const other = await browser.newContext();
      const theirs = await other.newPage();
      await theirs.goto(`/exhibitor/${stories.stand}/${exhibitorId}`);
      const read = theirs.locator('main li').filter({ hasText: asked });
      await expect(read).toContainText('可以，周日全天有人');
      await expect(read).toContainText('青禾夹具有限公司');
      await other.close();
    });
  });
