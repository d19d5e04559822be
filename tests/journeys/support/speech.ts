import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

export type Speech = 'zh' | 'en';

/** The words of an area as this language says them, with the values filled in. */
export function wordsOf(language: Speech, area: string) {
  const file = new URL(`../../../src/language/${language}/${area}.json`, import.meta.url);
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return (key: string, values: Readonly<Record<string, string | number>> = {}) => {
    const text = words[key];
    if (text === undefined) throw new Error(`${area} has no ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
}

/** The page speaks this language from its first load on. */
export async function speak(page: Page, language: Speech): Promise<void> {
  await page.addInitScript((locale) => {
    if (localStorage.getItem('locale') === null) localStorage.setItem('locale', locale);
  }, language);
}
