import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMessage } from '#language/shellMessages.ts';
import type { Area, AreaWords } from '#language/areaWords.ts';

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

const source = join(import.meta.dirname, '../../../src');
/** `words/zh.json` of each area, by the folder that holds `words`: that is the namespace. */
const ofAreas = new Map(
  readdirSync(join(source, 'features'), { recursive: true, encoding: 'utf8' })
    .map((path) => /([^/]+)\/words\/(zh|en)\.json$/.exec(path))
    .flatMap((found) => (found ? [[`${found[2]}/${found[1]}`, join('features', found.input)] as const] : [])),
);

function readWords(language: Language, area: Area): Record<string, string> {
  const path = ofAreas.get(`${language}/${area}`) ?? join('language', language, `${area}.json`);
  return JSON.parse(readFileSync(join(source, path), 'utf8')) as Record<string, string>;
}

export function sayIn(language: Language): Say {
  return (area, key, values = {}) => {
    const text = formatMessage(readWords(language, area), key, values);
    if (text === '') throw new Error(`No words for ${language} ${area} ${key}`);
    return text;
  };
}
