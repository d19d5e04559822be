import { cleanText } from '#domain/text/cleanText.ts';
import { type LeadRow, longestLeadNote, wordsKeyOf } from './lead.ts';
import { placesIn, usualFirstWords } from './usualFirstWords.ts';

export const firstWordsLanguages = ['zh', 'en'] as const;
export type FirstWordsLanguage = (typeof firstWordsLanguages)[number];
export type FirstWords = Readonly<Record<FirstWordsLanguage, string>>;

/** What the places in a template stand for; '' for what is not known. */
export type FirstWordsValues = Readonly<Record<keyof (typeof placesIn)['zh'], string>>;

const fields = ['name', 'company', 'booth', 'products'] as const;

/** The words of the booth: those that a contact has written last; the usual ones where there are none, or only blank ones. */
export function firstWordsIn(rows: readonly LeadRow[]): FirstWords {
  const latest = (language: FirstWordsLanguage) =>
    rows
      .filter(({ key, note }) => key === wordsKeyOf(language) && note.trim() !== '')
      .sort((one, other) => other.changedAtMs - one.changedAtMs)[0]?.note ?? usualFirstWords[language];
  return { zh: latest('zh'), en: latest('en') };
}

/** A line that names nothing but what is not known is left out; a missing name leaves no gap. */
export function fillFirstWords(template: string, values: FirstWordsValues): string {
  const lines = template.split('\n').map((line) => {
    let filled = line;
    for (const field of fields)
      for (const language of firstWordsLanguages) {
        const place = placesIn[language][field];
        if (filled.indexOf(place) < 0) continue;
        if (values[field] === '' && field !== 'name') return undefined;
        filled = filled.split(place).join(values[field]);
      }
    return filled.replace(/ +(?=[,.;:!?])/g, '').replace(/ {2,}/g, ' ');
  });
  return cleanText(lines.filter((line) => line !== undefined).join('\n'), longestLeadNote * 2).trim();
}
