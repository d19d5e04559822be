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
      if (!(await field.evaluate(getsFocus, 1_000))) await this.tap(field);
      await page.keyboard.type(text);
    },
  };
}

/** Runs in the page, whose own timers are as late as this one. */
const getsFocus = (element: Element, timeMs: number) =>
  new Promise<boolean>((resolve) => {
    const isFocused = () => document.activeElement === element;
    if (isFocused()) return resolve(true);
    element.addEventListener('focus', () => resolve(true), { once: true });
    setTimeout(() => resolve(isFocused()), timeMs);
  });
