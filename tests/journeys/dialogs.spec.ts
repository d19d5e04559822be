import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';

/** What of the page itself can still be reached beside an open dialog. */
const reachable = (page: Page) =>
  page.evaluate(() => {
    const controls = Array.from(document.querySelectorAll<HTMLElement>('a[href], button, input'));
    const isFree = (element: HTMLElement) =>
      element.closest('[inert]') === null && element.closest('[aria-modal="true"]') === null;
    return controls.filter(isFree).map((control) => control.outerHTML.slice(0, 80));
  });

/** The slides of the home page's carousel that are out of sight. */
const hiddenSlides = 3;

test('an open dialog makes the rest of the page inert, and gives it and the focus back', {
  tag: '@dialog-inert',
}, async ({ page, visitor }) => {
  const { say } = visitor;
  await page.goto(`/homeclassic/${stories.open}`);
  const share = visitor.button(say('home', 'share'));
  await expect(page.locator('[inert]')).toHaveCount(hiddenSlides);
  await share.click();
  await expect(page.getByRole('dialog', { name: say('sharing', 'title') })).toBeVisible();
  expect(await reachable(page)).toEqual([]);
  // A dialog above a dialog.
  await visitor.button(say('sharing', 'poster')).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  expect(await reachable(page)).toEqual([]);
  expect(await page.locator('[aria-live][inert]').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.locator('[inert]').count()).toBe(hiddenSlides);
  expect((await reachable(page)).length).toBeGreaterThan(3);
  await expect(share).toBeFocused();
});

test('a question stands at the foot of a phone, and in the middle of a wide screen', async ({ page }) => {
  await page.goto('/sandbox/gallery/?lang=zh&section=overlay');
  await page.getByRole('region', { name: 'AppDialog', exact: true }).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: '退出战队？' });
  const edges = async () => {
    const box = (await dialog.boundingBox())!;
    const { width, height } = page.viewportSize()!;
    return { left: box.x, right: width - box.x - box.width, below: height - box.y - box.height };
  };
  await expect.poll(edges).toEqual({ left: 0, right: 0, below: 0 });
  await page.setViewportSize({ width: 601, height: 844 });
  await expect.poll(async () => (await edges()).below).toBeGreaterThan(200);
  const { left, right } = await edges();
  expect(left).toBeGreaterThan(50);
  expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  // The safe answer has the focus, and a tap beside a question is no answer.
  await expect(dialog.getByRole('button', { name: '取消' })).toBeFocused();
  await page.mouse.click(10, 10);
  await expect(dialog).toBeVisible();
});

test('the arrow keys go through a sheet of choices, and Enter, Back or a tap closes it', async ({ page }) => {
  await page.goto('/sandbox/gallery/?lang=zh&section=fields');
  const field = page.locator('#field-manyChoices');
  const sheet = page.getByRole('dialog', { name: '最想看的展馆' });
  const row = (name: string) => sheet.getByRole('radio', { name, exact: true });
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(row('1 号馆')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(row('3 号馆')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveText('3 号馆');
  await field.click();
  await expect(row('3 号馆')).toBeFocused();
  await expect(row('3 号馆')).toBeInViewport();
  await sheet.getByRole('searchbox').fill('14');
  await sheet.getByText('14 号馆').click();
  await expect(sheet).toHaveCount(0);
  await expect(field).toHaveText('14 号馆');
  await field.click();
  await expect(row('14 号馆')).toBeInViewport();
  // The sheet has its entry in the history.
  await page.waitForFunction(() => (window.history.state as { overlay?: number } | null)?.overlay);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/section=fields/);
  await expect(field).toHaveText('14 号馆');
});
