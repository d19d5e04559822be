import { cleanLine } from '#domain/text/cleanText.ts';
import { englishFields, type EnglishField, type EnglishTexts, longest, noEnglish } from '../businessCard.ts';

/** A vCard has no place for a second language: its note says it, in words that people and this app read. */
const labels: Readonly<Record<EnglishField, string>> = {
  name: 'English name',
  company: 'English company',
  job: 'English job title',
};

/** One line for each text; '' for none. */
export const englishNote = (english: EnglishTexts): string =>
  englishFields
    .filter((field) => english[field] !== '')
    .map((field) => `${labels[field]}: ${english[field].replace(/[\r\n]+/g, ' ')}`)
    .join('\n');

export interface ReadNote {
  readonly english: EnglishTexts;
  readonly isEnglish: boolean;
  /** The note without these lines. */
  readonly rest: string;
}

export function readEnglishNote(note: string): ReadNote {
  const english: Record<EnglishField, string> = { ...noEnglish };
  const rest: string[] = [];
  for (const line of note.split('\n')) {
    const field = englishFields.find((one) => line.indexOf(`${labels[one]}: `) === 0);
    if (field === undefined || english[field] !== '') rest.push(line);
    else english[field] = cleanLine(line.slice(labels[field].length + 2), longest[field]);
  }
  const isEnglish = englishFields.some((field) => english[field] !== '');
  return { english, isEnglish, rest: rest.join('\n').trim() };
}
