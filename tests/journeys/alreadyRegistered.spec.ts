import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { otherCode, test } from './support/journey.ts';
import { registrationsOf, theRegistrationOf } from './support/records.ts';
import { newMobile } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

/** Registered by the story, with seat A-12. */
const mobile = '13800000001';

// They share one seeded row, and the last one overwrites it.
test.describe.configure({ mode: 'serial' });
test.beforeEach(({ noise }) => {
  // Within a minute the service sends no second code to the same number, and says so; the first one still counts.
  noise.expect(otherCode);
});

for (const language of languagesOf('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`a known mobile is recognised as soon as it is typed, and nothing else of it is fetched (${language})`, {
      tag: '@recognised-while-typing',
    }, async ({ page, visitor }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/VisitorExhibitionInfo')) asked.push(new URL(request.url()).pathname);
      });
      const { say } = visitor;
      const contact = page.locator('#contact');
      const note = page.locator('main').getByRole('status');
      await visitor.open('known');
      await visitor.startRegistering();
      await contact.pressSequentially(mobile);
      await expect(note).toHaveText(say('identity', 'recognised_mobile'));
      await expect(contact).toBeFocused();
      await expectAccessible(page, 'a number that is recognised');
      await page.screenshot({ path: `test-results/shots/recognised-${language}.png` });
      await contact.fill(newMobile());
      await expect(note).toBeEmpty();
      await contact.fill(mobile);
      await expect(note).toHaveText(say('identity', 'recognised_mobile'));
      const count = '/v2/data/queryCount/VisitorExhibitionInfo';
      await expect.poll(() => asked).toEqual([count, count]);
    });

    test(`a known mobile that comes to register gets its ticket, and is asked before its seat is lost (${language})`, {
      tag: ['@overwrite', '@repeats'],
    }, async ({ page, request, visitor }) => {
      const before = await theRegistrationOf(request, mobile);
      const { say } = visitor;
      await visitor.open('known');
      await visitor.startRegistering();
      await visitor.prove(mobile);
      await visitor.seeVoucher();
      await expect(page.locator('main')).toContainText('林予安');

      await visitor.openRegistration();
      await page.getByRole('button', { name: say('mine', 'correct') }).click();
      const question = page.getByRole('dialog');
      await expect(question).toContainText(say('mine', 'seatText', { seat: 'A-12' }));
      await expect(question.getByRole('button', { name: say('mine', 'seatNo') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question).toHaveCount(0);
      expect(await theRegistrationOf(request, mobile)).toEqual(before);
    });
  });
}

test('correcting keeps one row and its code, and gives the seat back', {
  tag: ['@overwrite', '@repeats'],
}, async ({ page, request, visitor }) => {
  const { say } = visitor;
  const before = await theRegistrationOf(request, mobile);
  await visitor.open('known');
  await visitor.startRegistering();
  await visitor.prove(mobile);
  await visitor.seeVoucher();
  await visitor.openRegistration();
  await page.getByRole('button', { name: say('mine', 'correct') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('mine', 'seatYes') })
    .click();
  await expect(page.locator('#name')).toHaveValue('林予安');
  await page.locator('#company').fill('云津智能装备有限公司');
  // Everything but the consent is there already.
  await expect(visitor.heading).toHaveText('修改登记信息');
  await expect(page.getByLabel('工业机器人')).toBeChecked();
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await visitor.toReview();
  await visitor.button('提交修改').click();
  await expect(page).toHaveURL(/\/mine\/.*sent=1$/);
  await expect(visitor.heading).toHaveText('我的');
  expect(await theRegistrationOf(request, mobile)).toMatchObject({
    RecordId: before['RecordId'],
    VoucherCode: before['VoucherCode'],
    CompanyName: '云津智能装备有限公司',
    SeatNo: '',
  });
});

test('a visitor who is not registered and logs in is offered to register', { tag: '@way-auth' }, async ({
  page,
  request,
  visitor,
}) => {
  const otherMobile = newMobile();
  await visitor.open('known');
  await visitor.link('已登记？查看参观码').click();
  await visitor.prove(otherMobile);
  await expect(visitor.heading).toHaveText('这个联系方式还没有登记');
  await expectAccessible(page, 'not registered');
  await visitor.button('现在登记').click();
  await expect(visitor.heading).toHaveText('填写信息');
  expect(await registrationsOf(request, otherMobile)).toEqual([]);
});
