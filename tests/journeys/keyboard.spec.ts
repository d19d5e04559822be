import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { sentCode, theRegistrationOf } from './support/records.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';

const isFocused = (control: Locator) =>
  control.evaluateAll((found) => found.some((element) => element === document.activeElement));

/** Presses Tab until the control has the focus; a control that Tab does not reach is a defect. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control.first()).toBeVisible();
  for (let press = 0; press < 40; press += 1) {
    if (await isFocused(control)) break;
    await page.keyboard.press('Tab');
  }
  await expect(control.first()).toBeFocused();
  // Where the focus is must be seen.
  const outline = await control.first().evaluate((element) => {
    // A field with a button inside has a frame around both, drawn by the element after it.
    const parts = [element, element.parentElement ?? element, element.nextElementSibling ?? element];
    return parts.some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    });
  });
  expect(outline, 'a focus that is seen').toBe(true);
}

test('a visitor registers with Tab, Enter and Space alone', async ({ page, request, visitor }) => {
  const mobile = newMobile();
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);
  await page.goto(`/select/${stories.open}`);
  await tabTo(page, visitor.link('登记参观'));
  await press('Enter');

  await expect(visitor.heading).toBeFocused();
  await tabTo(page, page.locator('#contact'));
  await type(mobile);
  await tabTo(page, visitor.button('获取验证码'));
  await press('Enter');
  await expect(page.locator('.proveContact-countdown')).toBeVisible();
  await expect(page.locator('#code')).toBeFocused();
  await type(await sentCode(request, mobile));

  await expect(page.locator('#name')).toBeVisible();
  await tabTo(page, visitor.button('完成登记'));
  await press('Enter');
  await expect(page.locator('.errorSummary-root')).toBeFocused();
  await press('Tab');
  await press('Enter');
  await expect(page.locator('#name')).toBeFocused();
  await type('林小满');
  await tabTo(page, page.locator('#company'));
  await type('江海精工');
  await press('Enter');
  await expect(page.locator('.errorSummary-root')).toBeFocused();
  await tabTo(page, page.getByLabel('制造企业'));
  await press('Space');
  await press('ArrowDown');
  await expect(page.getByLabel('系统集成商')).toBeChecked();
  await tabTo(page, page.getByLabel('工业机器人'));
  await press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: /我已阅读并同意/ }));
  await press('Space');
  await tabTo(page, visitor.button('完成登记'));
  await press('Enter');
  await visitor.seeVoucher();
  expect(await theRegistrationOf(request, mobile)).toMatchObject({ VisitorCategory: 'integrator' });
});

test('the first Tab shows a link that skips to the content', async ({ page, visitor }) => {
  await visitor.open('open');
  await page.keyboard.press('Tab');
  const skip = visitor.link('跳到正文');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the focus stays in a dialog and returns to where it was', async ({ page, visitor }) => {
  await page.goto(`/login/${stories.open}`);
  const others = visitor.button(visitor.say('accounts', 'otherLogins'));
  await tabTo(page, others);
  await page.keyboard.press('Enter');
  const buttons = page.getByRole('dialog').getByRole('button');
  await expect(buttons.first()).toBeFocused();
  for (let round = 0; round < 3; round += 1) {
    await page.keyboard.press('Tab');
    expect(await isFocused(buttons)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(others).toBeFocused();
});

test('a visitor finds a product from the home with Tab and Enter alone, and comes back to it', async ({
  page,
  visitor,
}) => {
  const press = (key: string) => page.keyboard.press(key);
  await page.goto(`/home/${stories.open}`);
  await tabTo(page, visitor.link('搜展商、展品、会议'));
  await press('Enter');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('tyzn');
  const exhibitor = page.locator('main a[href^="/exhibitor/"]').first();
  await tabTo(page, exhibitor);
  await press('Enter');
  await expect(page).toHaveURL(/\/exhibitor\//);
  await expect(visitor.heading).toContainText('拓岩');
  const product = page.locator('main a[href^="/product/"]').first();
  await tabTo(page, product);
  const href = await product.getAttribute('href');
  await press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  const star = page.getByRole('button', { name: /^收藏.+/ }).first();
  await tabTo(page, star);
  await press('Space');
  await expect(page.getByRole('dialog')).toContainText('需要先登记');
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(star).toBeFocused();
});
