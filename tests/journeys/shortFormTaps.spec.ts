import { expect } from '@playwright/test';
import { countTaps } from './support/countTaps.ts';
import { test } from './support/journey.ts';
import { letPass } from './support/letPass.ts';
import { sentCode } from './support/records.ts';
import { newMobile, person } from './support/visitor.ts';

test('from the shared link to the pass a short form takes at most eight taps on three screens', async ({
  page,
  request,
  visitor,
}) => {
  const mobile = newMobile();
  const count = countTaps(page);
  const proceed = visitor.button(visitor.say('identity', 'continue'));
  await visitor.open('open');
  await count.tap(visitor.link(visitor.say('select', 'register')));
  await count.type(page.locator('#contact'), mobile);
  await count.tap(visitor.button(visitor.say('identity', 'sendCode')));
  await count.type(page.locator('#code'), await sentCode(request, mobile));
  const name = page.locator('#name');
  await expect(name.or(proceed).first()).toBeVisible();
  await letPass(page, 1000);
  if (await proceed.isVisible()) await count.tap(proceed);
  await count.type(name, person.name);
  await count.type(page.locator('#company'), person.company);
  await count.tap(page.locator('label', { hasText: '系统集成商' }));
  await count.tap(page.locator('label', { hasText: '工业机器人' }));
  await count.tap(page.getByRole('checkbox', { name: /我已阅读并同意/ }));
  await count.tap(visitor.button(visitor.say('information', 'complete')));
  await visitor.seeVoucher();
  expect(count.taps()).toBeLessThanOrEqual(8);
  expect(count.screens()).toEqual(['select', 'login', 'information']);
});
