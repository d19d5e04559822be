import type { i18n } from 'i18next';
import { afterEach, expect } from 'vitest';

const missed = new Set<string>();
const heard = new WeakSet<i18n>();

afterEach(() => {
  const keys = Array.from(missed);
  missed.clear();
  expect(
    keys,
    'words that were shown as their keys: their namespace is not among those of the route',
  ).toEqual([]);
});

/** Every test that opens the app fails where a screen asks for words that are not loaded: they would be shown as their keys. */
export async function hearMissedWords(): Promise<void> {
  // Of the modules that this page has loaded.
  const [{ default: words }] = await Promise.all([import('i18next'), import('#language/translation.ts')]);
  words.options.saveMissing = true;
  if (heard.has(words)) return;
  heard.add(words);
  words.on('missingKey', (_languages, namespace, key) => missed.add(`${namespace}: ${key}`));
}
