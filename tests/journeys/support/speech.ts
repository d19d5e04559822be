import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

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

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
declare const axe: {
  run(options: { preload: boolean }): Promise<{
    violations: readonly { id: string; impact: string | null; nodes: readonly { html: string }[] }[];
  }>;
};

/** Nothing serious or critical on what is on the screen now. */
export async function expectNobodyShutOut(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() => axe.run({ preload: false }));
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([]);
}
