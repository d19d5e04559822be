import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { callApi } from './support/onSite.ts';
import { rowsIn } from './support/records.ts';
import { isKept } from './support/isKept.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { untilScreensKept } from './support/untilScreensKept.ts';
import { newMobile } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const path = `/whats-new/${stories.open}`;

for (const language of languagesOf('en'))
  test.describe(`what is new for a visitor (${language})`, () => {
    test.use({ language });

    test(`each change is shown once, leads on, and stays for Back (${language})`, {
      tag: '@way-whatsNew',
    }, async ({ page, request, visitor }) => {
      const { say } = visitor;
      const visitorId = await registerPhone(page, request);
      const [exhibitor] = (await rowsIn(request, 'ExhibitorExhibitionInfo')).filter(
        (row) => row['ExhibitionId'] === stories.open,
      );
      const own = { ExhibitionId: stories.open, VisitorId: visitorId };
      await callApi(request, 'insert/CollectionInfo', {
        record: { ...own, CollectionByWhat: '关注店铺', ExhibitorId: exhibitor?.['ExhibitorId'] },
      });
      await page.goto(path);
      // The notice of the organiser, which every visitor has.
      await visitor.button(say('whatsNew', 'readAll')).click();
      await expect(page.getByText(say('whatsNew', 'none')).first()).toBeVisible();
      await expectAccessible(page, 'nothing new');
      await expectFits(page, 'nothing new');

      const ask = (Content: string, Answer: string) =>
        callApi(request, 'insert/ConnectUs', {
          record: { ...own, Name: '林小满', Content, State: '1', Answer },
        });
      await ask('停车场几点关闭？', '22:00');
      await ask('可以带孩子吗？', '可以，请在登记处领取胸卡。');
      const ProductName = language === 'zh' ? '新款夹具' : '新款夹具 New gripper';
      await callApi(request, 'insert/Product', {
        record: {
          ExhibitionId: stories.open,
          ExhibitorId: exhibitor?.['ExhibitorId'],
          ProductName,
          ProductNameEn: 'New gripper',
          IsShow: true,
        },
      });
      await page.goto(path);
      const rows = page.locator('main li a');
      await expect(rows).toHaveCount(3);
      await expect(rows.last()).toContainText(language === 'zh' ? '新款夹具' : 'New gripper');
      await expectAccessible(page, 'what is new');
      await expectFits(page, 'what is new');
      await rows.last().click();
      await expect(page).toHaveURL(/\/(?:product|exhibitor)\//);
      await page.goBack();
      await expect(rows).toHaveCount(2);
      await visitor.button(say('whatsNew', 'readAll')).click();
      await expect(page.getByText(say('whatsNew', 'none')).first()).toBeVisible();
      await page.reload();
      await expect(page.getByText(say('whatsNew', 'none')).first()).toBeVisible();
    });
  });

test('without a network what the phone knew last is shown, with its time', async ({
  page,
  context,
  visitor,
  noise,
}) => {
  noise.allowOffline();
  await visitor.reachReview(newMobile());
  await visitor.send();
  await visitor.seeVoucher();
  await untilScreensKept(page);
  const messages = page.locator('main li a').filter({ hasText: visitor.say('whatsNew', 'messages') });
  await page.goto(path);
  await expect(messages).toBeVisible();
  // What was read is kept a moment after it is shown.
  await expect.poll(() => isKept(page, 'ownRows/', 'myQuestions')).toBe(true);
  await context.setOffline(true);
  await page.goto(path);
  await expect(messages).toBeVisible();
  await expect(page.getByText(/以下内容截至/).first()).toBeVisible();
});
