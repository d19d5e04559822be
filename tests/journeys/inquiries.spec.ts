import { type APIRequestContext, expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { rowsIn, type StoredRow } from './support/records.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { languagesOf } from './support/words.ts';

const product = 'productopen0000000000001';
const form = `/inquiry/${stories.open}/${product}`;

async function enquiriesOf(request: APIRequestContext, visitorId: string): Promise<readonly StoredRow[]> {
  return (await rowsIn(request, 'EnquiryRecord')).filter((row) => row['VisitorId'] === visitorId);
}

for (const language of languagesOf('en'))
  test.describe(`inquiries (${language})`, () => {
    test.use({ language });

    test(`an inquiry begins at a product, gives no contact unless ticked, and stands in its conversation and among the messages (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const visitorId = await registerPhone(page, request);
      await page.goto(`/product/${stories.open}/${product}`);
      await visitor.link(visitor.say('products', 'inquiry')).click();
      await expect(visitor.heading).toHaveText(visitor.say('inquiry', 'inquiry'));
      await expect(page.locator('#inquiry-mobile')).not.toBeChecked();
      await expectAccessible(page, 'an inquiry');
      await expectFits(page, 'an inquiry');
      await visitor.button(visitor.say('inquiry', 'inquirySend')).click();
      await expect(page.locator('main').getByText(visitor.say('inquiry', 'noteEmpty'))).toBeVisible();
      await expect(page.locator('#inquiry-note')).toBeFocused();
      await page.locator('#inquiry-quantity').fill('50');
      await page.reload();
      await expect(page.locator('#inquiry-quantity')).toHaveValue('50');
      await visitor.button(visitor.say('inquiry', 'inquirySend')).click();
      await expect(page).toHaveURL(/\/messages\//);
      await expect(page.locator('main').getByText(visitor.say('conversation', 'inquiryTitle'))).toBeVisible();
      await expectAccessible(page, 'an inquiry in its conversation');
      await expectFits(page, 'an inquiry in its conversation');
      const [row, ...more] = await enquiriesOf(request, visitorId);
      expect(more).toEqual([]);
      expect(row).toMatchObject({ Quantity: 50, Type: '0', ProductId: product });
      expect(row).not.toHaveProperty('Mob');
      await expect(page.getByText(visitor.say('conversation', 'enquirySeen'))).toBeVisible({
        timeout: 40_000,
      });
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/product/${stories.open}/${product}$`));
      // No message was ever written to this exhibitor.
      await page.goto(`/messages/${stories.open}`);
      const conversation = page.locator('main a[href*="/to/exhibitor/"]');
      await expect(conversation).toContainText(visitor.say('conversation', 'inquiry'));
      await conversation.click();
      await expect(page.locator('main').getByText(visitor.say('conversation', 'inquiryTitle'))).toBeVisible();
    });

    test(`a sample needs an address, and a ticked contact is given (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const visitorId = await registerPhone(page, request);
      await page.goto(`${form}?kind=sample`);
      await expect(page.locator('#inquiry-mobile')).toBeVisible();
      await visitor.button(visitor.say('inquiry', 'sampleSend')).click();
      await expect(page.locator('main').getByText(visitor.say('inquiry', 'addressEmpty'))).toBeVisible();
      await page.locator('#inquiry-address').fill('江海市北湖路 1 号');
      await page.locator('#inquiry-mobile').check();
      await expectAccessible(page, 'a request for a sample');
      await visitor.button(visitor.say('inquiry', 'sampleSend')).click();
      await expect(page.locator('main').getByText(visitor.say('conversation', 'sampleTitle'))).toBeVisible();
      // It is shown before it has left.
      await expect
        .poll(() => enquiriesOf(request, visitorId))
        .toMatchObject([
          { Type: '1', Address: '江海市北湖路 1 号', Mob: expect.stringMatching(/^139/) as unknown },
        ]);
    });
  });

test('an inquiry whose answer got lost is one row', async ({ page, request, visitor, noise }) => {
  noise.expectFailed(/insert\/EnquiryRecord$/);
  const visitorId = await registerPhone(page, request);
  await page.goto(form);
  await page.locator('#inquiry-quantity').fill('7');
  const faults = await faultsOf(page);
  faults.switchOn({ name: 'replyLostAfterCommit', path: 'insert/EnquiryRecord', times: 1 });
  await visitor.button(visitor.say('inquiry', 'inquirySend')).click();
  await expect(page).toHaveURL(/\/messages\//, { timeout: 30_000 });
  await expect(page.locator('main').getByText(visitor.say('conversation', 'inquiryTitle'))).toBeVisible();
  expect(await enquiriesOf(request, visitorId)).toHaveLength(1);
});
