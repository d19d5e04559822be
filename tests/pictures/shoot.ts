import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Visitor } from '../journeys/support/visitor.ts';

const folder = resolve(import.meta.dirname, '../../docs/screenshots');
const largestBytes = 180 * 1024;

/** One screen of a phone, when nothing moves any more. */
export async function shoot(
  { page, language }: Pick<Visitor, 'page' | 'language'>,
  name: string,
): Promise<void> {
  await expect(page.locator('.toast-box')).toHaveCount(0);
  await loadPictures(page);
  await page.waitForTimeout(600);
  const path = join(folder, `${name}-${language}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  expect(statSync(path).size, path).toBeLessThan(largestBytes);
}

export const endToasts = (page: Page) =>
  expect(page.locator('.toast-box')).toHaveCount(0, { timeout: 15_000 });

const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // A picture that is loaded only when it is scrolled to has nothing to decode.
    const pictures = Array.from(document.images).filter(({ loading }) => loading !== 'lazy');
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
