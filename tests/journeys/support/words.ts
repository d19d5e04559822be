import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMessage } from '../../../src/language/shellMessages.ts';
import type { Area, AreaWords } from '../../../src/language/areas.ts';

export type Language = 'zh' | 'en';
export const languages: readonly Language[] = ['zh', 'en'];

/** The long run walks every way in each host and language; every other run takes them in pairs. */
export const isLongRun = process.env.JOURNEYS === 'all';

/** Of a long way whose facts are the same in both: the language it is walked in; both in the long run. */
export const languagesOf = (usual: Language): readonly Language[] => (isLongRun ? languages : [usual]);

/** The app's own words, so that a journey finds what a visitor reads in either language. */
export type Say = <A extends Area>(
  area: A,
  key: keyof AreaWords[A] & string,
  values?: Readonly<Record<string, string | number>>,
) => string;

const folder = join(import.meta.dirname, '../../../src/language');

function readWords(language: Language, area: Area): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, language, `${area}.json`), 'utf8')) as Record<string, string>;
}

export function sayIn(language: Language): Say {
  return (area, key, values = {}) => {
    const text = formatMessage(readWords(language, area), key, values);
    if (text === '') throw new Error(`No words for ${language} ${area} ${key}`);
    return text;
  };
}
