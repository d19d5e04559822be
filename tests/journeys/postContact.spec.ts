import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { insertPost } from './support/supply.ts';
import { createVisitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

for (const language of languagesOf('zh'))
  test.describe(`contact from a post (${language})`, () => {
    test.use({ language });

    test(`two visitors talk about a post on two phones, without a phone number (${language})`, async ({
      page,
      request,
      visitor,
      openPhone,
    }) => {
      const { say } = visitor;
      const seller = await registerPhone(page, request);
      const name = `拣选机械臂${seller.slice(-6)}`;
      const post = await insertPost(request, { VisitorId: seller, productName: name });
      const otherPhone = await openPhone();
      const buyerPage = await otherPhone.newPage();
      const buyer = await registerPhone(buyerPage, request);
      const buying = createVisitor(buyerPage, language);

      await buyerPage.goto(`/supply-demand/${stories.open}/${post}`);
      await buying.link(say('supply', 'contact')).click();
      await expect(buyerPage.locator('form')).toContainText(say('conversation', 'about', { name }));
      const template = say('conversation', 'templateSupplyOpen', { product: name });
      await buying.button(template).click();
      await buying.button(say('conversation', 'send')).click();
      await expect(buyerPage.locator('main').getByText(say('conversation', 'sent'))).toBeVisible();
      await expect(buyerPage.locator('form')).not.toContainText(say('conversation', 'about', { name }));
      const head = say('conversation', 'about_supply', { name });
      await expect(buyerPage.locator(`a[href$="/${post}"]`).first()).toContainText(head);

      await page.goto(`/messages/${stories.open}`);
      await page.locator(`main a[href$="/visitor/${buyer}"]`).click();
      await expect(page.locator('main ol')).toContainText(template);
      await expect(page.locator(`a[href$="/${post}"]`).first()).toContainText(head);
      await page.locator('textarea').fill(say('conversation', 'templatePostMeet', { product: name }));
      await visitor.button(say('conversation', 'send')).click();
      await expect(buyerPage.locator('main ol')).toContainText(
        say('conversation', 'templatePostMeet', { product: name }),
        { timeout: 30_000 },
      );
      await visitor.link(say('conversation', 'openLink')).click();
      await expect(page).toHaveURL(new RegExp(`/supply-demand/\\w+/${post}$`));
      await otherPhone.close();
    });
  });

test('a post is attached to no message to another visitor than its own', async ({
  page,
  request,
  visitor,
}) => {
  await registerPhone(page, request);
  const post = await insertPost(request, {
    VisitorId: 'buyer0000000000000000001',
    productName: '伺服电机',
  });
  const asked = page.waitForResponse('**/queryList/CloudRelease');
  await page.goto(`/messages/${stories.open}/to/visitor/buyer0000000000000000002?post=${post}`);
  await asked;
  await expect(page.getByText(visitor.say('conversation', 'first'))).toBeVisible();
  await expect(visitor.button(visitor.say('conversation', 'templateVisitorMeet'))).toBeVisible();
  await expect(page.locator('form')).not.toContainText('伺服电机');
});
