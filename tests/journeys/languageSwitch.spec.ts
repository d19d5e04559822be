import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { sentCode, theRegistrationOf } from './support/records.ts';
import { createVisitor, newMobile, person } from './support/visitor.ts';

async function switchLanguage(page: Page, to: 'zh' | 'en'): Promise<void> {
  await page.locator('button.barLink-root[lang]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', to === 'en' ? 'en' : 'zh-CN');
}

test('the language is switched on every screen of a registration, and nothing typed is lost', {
  tag: '@language-default',
}, async ({ page, request, visitor }) => {
  const mobile = newMobile();
  await visitor.open('open');
  await page.getByLabel(/特邀采购商/).check();
  await switchLanguage(page, 'en');
  await expect(page.getByLabel(/Invited buyers/)).toBeChecked();
  const english = createVisitor(page, 'en');
  await english.startRegistering();

  await english.askForCode(mobile);
  await page.locator('#code').fill('12');
  await switchLanguage(page, 'zh');
  await expect(page.locator('#contact')).toHaveValue(mobile);
  await expect(page.locator('#code')).toHaveValue('12');
  await expect(page.locator('.proveContact-countdown')).toBeVisible();
  await page.locator('#contact').fill('139');
  await visitor.button('下一步').click();
  await expect(page.locator('#contact-error')).toContainText('11 位数字');
  await switchLanguage(page, 'en');
  await expect(page.locator('#contact-error')).toContainText('11 digits');
  await switchLanguage(page, 'zh');
  await page.locator('#contact').fill(mobile);
  await page.locator('#code').fill(await sentCode(request, mobile));
  await visitor.button('下一步').click();

  await expect(visitor.heading).toHaveText('您是谁');
  await page.locator('#name').fill(person.name);
  await switchLanguage(page, 'en');
  await expect(page.locator('#name')).toHaveValue(person.name);
  await english.button('Next: details').click();
  await expect(page.locator('.errorSummary-root')).toContainText('company or organisation');
  await switchLanguage(page, 'zh');
  await expect(page.locator('.errorSummary-root')).toContainText('单位');
  await expect(page.locator('#name')).toHaveValue(person.name);
  await visitor.fillIdentity();

  await visitor.fillShortForm();
  await switchLanguage(page, 'en');
  await expect(page.getByLabel('A system integrator')).toBeChecked();
  await expect(page.getByLabel('Industrial robots')).toBeChecked();
  await expect(page.getByLabel('Job title')).toHaveValue('采购经理');
  await expect(page.getByRole('checkbox', { name: /privacy notice/ })).toBeChecked();
  await english.toReview();
  await expect(page.locator('main')).toContainText('Industrial robots, Vision and sensing');
  await switchLanguage(page, 'zh');
  await expect(page.locator('main')).toContainText('工业机器人、机器视觉与传感');
  await expect(page.locator('main')).toContainText(person.name);
  await visitor.send();
  await visitor.seeVoucher();
  await switchLanguage(page, 'en');
  await expect(english.heading).toHaveText(english.say('vouchers', 'codeReady'));
  expect(await theRegistrationOf(request, mobile)).toMatchObject({
    ChannelId: 'buyer0000000000000000001',
    VisitorCategory: 'integrator',
  });
});
