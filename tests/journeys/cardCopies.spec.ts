import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { createVisitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const cards = `/cards/${stories.open}`;
const rows = (page: Page) => page.locator('main ul li a[href*="/contact/"]');
const fragmentOf = (value: unknown) => `1.${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

for (const language of languagesOf('en'))
  test.describe(`the card case on two phones (${language})`, () => {
    test.use({ language });

    test(`a contact is on the other phone too, once; what one removes or its person withdraws leaves both (${language})`, async ({
      page,
      request,
      visitor,
      openPhone,
      noise,
    }) => {
      test.setTimeout(120_000);
      noise.allowOffline();
      const { say } = visitor;
      const visitorId = await registerPhone(page, request);
      const stored = async () =>
        (await rowsIn(request, 'AddressBook')).filter((row) => row['VisitorId'] === visitorId);
      const person = `person${visitorId.slice(6)}`;
      const scan = async (on: Page, id: string, name: string) => {
        await on.goto('about:blank');
        await on.goto(`${cards}/add#${fragmentOf([id, name, 'Company'])}`);
        await on.getByRole('button', { name: say('cards', 'save') }).click();
        await expect(on.locator('main')).toContainText(say('cards', 'saved', { name }));
      };

      await page.goto(cards);
      await expect(page.locator('main')).toContainText(say('cards', 'none'));
      await scan(page, person, '周明');
      await expect.poll(async () => (await stored()).length).toBe(1);
      await page.locator('#contact-note').fill('下周寄样品');
      await expect.poll(async () => (await stored())[0]?.['Note']).toBe('下周寄样品');
      await page.goto(cards);
      await expect(page.locator('main')).toContainText(say('cards', 'copy_done'));
      await expectFits(page, 'a card case that is copied');
      await expectAccessible(page, 'a card case that is copied');

      const otherPhone = await openPhone();
      await otherPhone.addInitScript((id) => {
        if (location.protocol.startsWith('http')) localStorage.setItem('visitorId', id);
      }, visitorId);
      const other = await otherPhone.newPage();
      await other.goto(cards);
      await expect(rows(other)).toHaveCount(1);
      await scanKnown(other, person);
      await expect(rows(other)).toHaveCount(1);
      await scan(other, '', '林夏');
      await page.goto(cards);
      await expect(rows(page)).toHaveCount(2);

      await rows(page).filter({ hasText: '林夏' }).click();
      await page.getByRole('button', { name: say('cards', 'remove') }).click();
      await expect(rows(page)).toHaveCount(1);
      await expect
        .poll(async () => (await stored()).map((row) => String(row['State'])).sort())
        .toEqual(['1', '2']);
      await other.goto(cards);
      await expect(rows(other)).toHaveCount(1);

      // The person on the card takes it back on a phone of theirs.
      const third = await openPhone();
      const owner = createVisitor(await third.newPage(), language);
      const theirId = await registerPhone(owner.page, request, { Name: '陈以安' });
      await scan(page, theirId, '陈以安');
      await expect.poll(async () => (await stored()).length).toBe(3);
      await owner.page.goto(`${cards}/add#${fragmentOf([visitorId, '林小满', 'Company'])}`);
      await owner.button(say('cards', 'save')).click();
      await owner.button(say('cards', 'giveBackAction')).click();
      await expect(owner.button(say('cards', 'giveBackAction'))).toHaveCount(0);
      await owner.page.goto(`${cards}/given`);
      await owner.page.getByRole('button', { name: say('cards', 'withdraw') }).click();
      await owner.button(say('cards', 'withdrawYes')).click();
      await expect
        .poll(async () => (await stored()).map((row) => String(row['State'])).sort())
        .toEqual(['1', '2', '3']);
      expect(JSON.stringify(await stored())).not.toContain('陈以安');
      for (const one of [page, other]) {
        await one.goto(cards);
        await expect(rows(one)).toHaveCount(1);
        await expect(rows(one)).toContainText('周明');
      }
      await otherPhone.close();
      await third.close();

      async function scanKnown(on: Page, id: string): Promise<void> {
        await on.goto('about:blank');
        await on.goto(`${cards}/add#${fragmentOf([id, '周明', 'Company'])}`);
        await on.getByRole('button', { name: say('cards', 'update') }).click();
        await expect(on.locator('#contact-note')).toHaveValue('下周寄样品');
        await on.goto(cards);
      }
    });
  });
