import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { theRegistrationOf } from './support/records.ts';
import { createVisitor, newMobile, person } from './support/visitor.ts';

async function switchLanguage(page: Page, to: 'zh' | 'en'): Promise<void> {
  await page.getByRole('button', { name: to === 'en' ? /Switch to English$/ : /切换到中文$/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', to === 'en' ? 'en' : 'zh-CN');
}

test('the language is switched on the landing page and in the personal center, and nothing typed is lost', {
  tag: '@language-default',
}, async ({ page, request, visitor }) => {
  const mobile = newMobile();
  await visitor.open('open');
  await page.getByLabel(/特邀采购商/).check();
  await switchLanguage(page, 'en');
  await expect(page.getByLabel(/Invited buyers/)).toBeChecked();
  const english = createVisitor(page, 'en');
  await english.startRegistering();
  await english.prove(mobile);
  await page.locator('#name').fill(person.name);

  const tab = (name: string) =>
    page
      .getByRole('navigation', { name: /^(主导航|Main navigation)$/ })
      .getByRole('link', { name, exact: true });
  await english.link('Home').click();
  await tab('Me').click();
  await switchLanguage(page, 'zh');
  await tab('首页').click();
  await visitor.link(visitor.say('select', 'resumeAction')).click();
  await expect(page.locator('#name')).toHaveValue(person.name);
  await visitor.fillIdentity();
  await visitor.fillShortForm();

  await visitor.link('首页').click();
  await tab('我的').click();
  await switchLanguage(page, 'en');
  await tab('Home').click();
  await english.link(english.say('select', 'resumeAction')).click();
  await expect(page.getByLabel('A system integrator')).toBeChecked();
  await expect(page.getByLabel('Industrial robots')).toBeChecked();
  await expect(page.getByLabel('Job title')).toHaveValue('采购经理');
  await english.toReview();
  await expect(page.getByLabel('Vision and sensing')).toBeChecked();
  await english.send();
  await english.seeVoucher();
  await tab('Me').click();
  await switchLanguage(page, 'zh');
  await tab('参观码').click();
  await expect(page.locator('main')).toContainText(person.name);
  expect(await theRegistrationOf(request, mobile)).toMatchObject({
    ChannelId: 'buyer0000000000000000001',
    VisitorCategory: 'integrator',
  });
});
