import { expect } from '@playwright/test';
import { darkModules, drawnModules } from './support/codePicture.ts';
import { otherCode, test } from './support/journey.ts';
import { theRegistrationOf } from './support/records.ts';
import { stories, storyTitles } from './support/stories.ts';
import { createVisitor, newMobile, person } from './support/visitor.ts';
import { languages } from './support/words.ts';

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`a shared link leads to a voucher and exactly one stored row (${language})`, {
      tag: ['@way-landing', '@way-registration'],
    }, async ({ page, request, visitor }) => {
      const mobile = newMobile();
      await visitor.open('open');
      await expect(visitor.heading).toHaveText(storyTitles.open[language]);
      await visitor.startRegistering();
      await visitor.prove(mobile);
      await visitor.fillIdentity();
      await visitor.fillShortForm();
      await visitor.toReview();
      await expect(page.locator('#name')).toHaveValue(person.name);
      await visitor.send();
      await visitor.seeVoucher();
      await expect(visitor.heading).toHaveText(visitor.say('vouchers', 'codeReady'));

      const row = await theRegistrationOf(request, mobile);
      expect(row).toMatchObject({
        ExhibitionId: stories.open,
        ChannelId: 'visitor00000000000000001',
        Name: person.name,
        CompanyName: person.company,
        Mob: mobile,
        Job: '采购经理',
        VisitorCategory: 'integrator',
        Interests: ['robots', 'vision'],
        PrivacyAgreed: true,
      });
      const code = String(row['VoucherCode']);
      await expect(page.locator('.code-spelled')).toContainText(code.split('').join(' '));
      const codes = page.getByRole('img', { name: new RegExp(code) });
      await expect(codes).toHaveCount(1);
      await visitor.button(visitor.say('vouchers', 'barcode')).click();
      await expect(codes).toHaveCount(2);
    });
  });
}

test('the list, the code and the full code are there after the page was closed', {
  tag: '@way-vouchers',
}, async ({ page, context, request, visitor }) => {
  const mobile = newMobile();
  await visitor.reachReview(mobile);
  await visitor.send();
  await visitor.seeVoucher();
  const code = String((await theRegistrationOf(request, mobile))['VoucherCode']);
  await page.close();

  const later = createVisitor(await context.newPage(), 'zh');
  await later.page.goto('/list');
  await expect(later.heading).toHaveText('我的参观码');
  await expect(later.page.locator('.vouchers-row')).toHaveCount(1);
  await later.page.locator('.vouchers-row').click();
  await expect(later.page.locator('.code-spelled')).toContainText(code.split('').join(' '));
  for (const path of ['/code', '/xycode']) {
    await later.page.goto(path);
    await expect(later.page.locator('.code-spelled')).toContainText(code.split('').join(' '));
    const drawn = await later.page.locator('svg[aria-label^="参观码二维码"] path').getAttribute('d');
    expect(drawnModules(drawn ?? ''), `the QR code on ${path}`).toEqual(darkModules(code));
  }
});

test('a phone without the voucher gets it back with a code', async ({
  browser,
  context,
  noise,
  visitor,
  baseURL,
}) => {
  const mobile = newMobile();
  await visitor.walkToReview(mobile);
  await visitor.send();
  await visitor.seeVoucher();
  await context.close();

  // The code of a moment ago still counts, and the service says that it sends no second one yet.
  noise.expect(otherCode);
  const otherPhone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  noise.listenTo(otherPhone, new URL(baseURL ?? '').origin);
  const again = createVisitor(await otherPhone.newPage(), 'zh');
  await again.page.goto(`${baseURL}/list`);
  await expect(again.heading).toHaveText('没有找到页面');
  await again.page.goto(`${baseURL}/select/${stories.open}`);
  await again.link(again.say('select', 'login')).click();
  await again.prove(mobile);
  await again.seeVoucher();
  await expect(again.page.locator('.ticket-pass')).toContainText(person.name);
  await otherPhone.close();
});
