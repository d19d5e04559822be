import { expect, type Locator, type Page } from '@playwright/test';

/** Counts presses of a finger, and the screens on which they were; a keyboard's letters and digits are free. */
export function countTaps(page: Page) {
  let taps = 0;
  const screens = new Set<string>();
  return {
    taps: () => taps,
    screens: () => Array.from(screens),
    async tap(control: Locator) {
      await expect(control).toBeVisible();
      screens.add(new URL(page.url()).pathname.split('/')[1] ?? '');
      taps += 1;
      await control.tap();
    },
    /** Types into what has the focus; a field without it costs a tap. */
    async type(field: Locator, text: string) {
      await expect(field).toBeVisible();
      // A screen that focuses its first field does so a moment after it has come.
      const isFocused = await expect(field)
        .toBeFocused({ timeout: 500 })
        .then(() => true)
        .catch(() => false);
      if (!isFocused) await this.tap(field);
      await page.keyboard.type(text);
    },
  };
}
