import { expect, type Locator } from '@playwright/test';

/** Opens what a field offers, taps one of it, and is back at the field: two taps, as with a select. */
export async function pickFromSheet(field: Locator, text: string): Promise<void> {
  await field.click();
  const sheet = field.page().getByRole('dialog');
  // A row that still rises is under another point when the finger leaves it.
  await sheet.evaluate((box) =>
    Promise.all(box.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => {}))),
  );
  await sheet.locator('label').filter({ hasText: text }).click();
  await expect(sheet).toHaveCount(0);
  await expect(field).toHaveText(text);
}
