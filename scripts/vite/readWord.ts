import { readFileSync } from 'node:fs';
import { rootFolder } from './bundleAlone.ts';

/**
 * A text of the app, for a boot script.
 * @param words a folder or file below src without its language, which is written `{language}`
 * @throws Error where the file has no such key
 */
export function readWord(language: 'zh' | 'en', words: string, key: string): string {
  const file = `${rootFolder}src/${words.replace('{language}', language)}.json`;
  const text = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key];
  if (text === undefined) throw new Error(`${file}: no ${key}`);
  return text;
}
