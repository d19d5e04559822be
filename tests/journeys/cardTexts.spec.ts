import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { languagesOf } from './support/words.ts';

const cards = `/cards/${stories.open}`;
const vcard = [
  'BEGIN:VCARD',
  'VERSION:2.1',
  'N:Berg;Anna',
  'ORG:Berg GmbH',
  'TEL;CELL:+49 170 1234567',
  'EMAIL;INTERNET:anna@example.com',
  'END:VCARD',
].join('\r\n');

/** As it is copied out of a chat: labels of two languages, a fax and a QQ number in front of the mobile. */
const untidy = [
  '公司：江海精工',
  '姓名 Name：王芳',
  '传真/Fax：0755-88886667',
  'QQ：123456789',
  '手机（微信同号）：138 0000 1234',
  '网址：www.example.com。',
].join('\n');

for (const language of languagesOf('en'))
  test.describe(`cards of other products (${language})`, () => {
    test.use({ language });

    test(`a scanned card of another product is saved, a pasted one fills the form (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      test.slow();
      const { say } = visitor;
      await registerPhone(page, request);
      await page.goto(cards);
      await visitor.button(say('cards', 'scan')).click();
      await page
        .getByLabel(say('hostTools', 'scanTyped'))
        .fill('MECARD:N:周明;TEL:13800000000;ORG:北湖机电;;');
      await visitor.button(say('hostTools', 'scanUse')).click();
      await expect(page).toHaveURL(new RegExp(`${cards}/add$`));
      await expect(page.locator('main')).toContainText('13800000000');
      await visitor.button(say('cards', 'save')).click();
      await expect(page.locator('main')).toContainText(say('cards', 'saved', { name: '周明' }));

      await page.goto(`${cards}/new`);
      await page.getByRole('button', { name: say('cards', 'paste') }).click();
      await visitor.button(say('cards', 'pasteUse')).click();
      await expect(page.getByRole('dialog')).toContainText(say('cards', 'pasteWrong'));
      await expectAccessible(page, 'nothing to paste');
      await page.locator('#contact-pasted').fill(vcard);
      await expectFits(page, 'a card that is pasted');
      await visitor.button(say('cards', 'pasteUse')).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('#contact-name')).toHaveValue('Anna Berg');
      await expect(page.locator('#contact-company')).toHaveValue('Berg GmbH');
      await expect(page.locator('#contact-email')).toHaveValue('anna@example.com');
      await expectAccessible(page, 'a form that was filled from a card');

      // Another card: nothing of the first person stays, and what has no field is told.
      await page.getByRole('button', { name: say('cards', 'paste') }).click();
      await page.locator('#contact-pasted').fill(untidy);
      await visitor.button(say('cards', 'pasteUse')).click();
      await expect(page.locator('#contact-name')).toHaveValue('王芳');
      await expect(page.locator('#contact-company')).toHaveValue('江海精工');
      await expect(page.locator('#contact-mobile')).toHaveValue('138 0000 1234');
      await expect(page.locator('#contact-website')).toHaveValue('www.example.com');
      await expect(page.locator('#contact-email')).toHaveValue('');
      const notUsed = page.getByRole('note').filter({ hasText: say('cards', 'notUsed') });
      await expect(notUsed).toContainText('0755-88886667');
      await expect(notUsed).toContainText('QQ：123456789');
      await expectFits(page, 'what a card says and no field shows');
      await expectAccessible(page, 'what a card says and no field shows');

      // What was typed is given up only when the visitor says so.
      await page.locator('#contact-job').fill('采购经理');
      await page.getByRole('button', { name: say('cards', 'paste') }).click();
      await page.locator('#contact-pasted').fill(vcard);
      await visitor.button(say('cards', 'pasteUse')).click();
      await expect(page.getByRole('dialog')).toContainText(say('cards', 'replaceTitle'));
      await expect(page.getByRole('dialog')).toContainText('采购经理');
      await expectAccessible(page, 'what was typed and another card');
      await visitor.button(say('cards', 'replaceYes')).click();
      await expect(page.locator('#contact-name')).toHaveValue('Anna Berg');
      await expect(page.locator('#contact-job')).toHaveValue('');
      await expect(notUsed).toHaveCount(0);
      await visitor.button(say('cards', 'save')).click();
      await expect(page.locator('main')).toContainText(say('cards', 'saved', { name: 'Anna Berg' }));
    });

    test(`a given card is on record also where the page dies before the answer (${language})`, async ({
      page,
      request,
      context,
      visitor,
      noise,
    }) => {
      noise.allowOffline();
      noise.allowFailed(/insert\//);
      const { say } = visitor;
      await registerPhone(page, request);
      const list = ['buyer0000000000000000007', '周明', 'Company'];
      await page.goto(`${cards}/add#1.${Buffer.from(JSON.stringify(list)).toString('base64url')}`);
      await visitor.button(say('cards', 'save')).click();
      await expect(page.locator('main')).toContainText(say('cards', 'saved', { name: '周明' }));
      // The message leaves, and its answer never comes.
      const leaving = page.waitForRequest('**/insert/MessageInfo');
      await context.route('**/insert/MessageInfo', () => {});
      await visitor.button(say('cards', 'giveBackAction')).click();
      await leaving;
      await page.close();
      const next = await context.newPage();
      await next.goto(`${cards}/given`);
      await expect(next.locator('main')).toContainText(say('cards', 'way_sent', { name: '周明' }));
      await expect(next.locator('main')).toContainText(say('cards', 'field_company'));
      await expect(next.locator('main time').first()).toBeVisible();
      await expectAccessible(next, 'a given card on record');
    });
  });
