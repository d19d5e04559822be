import type { TextPair } from '#domain/form/formDefinition.ts';
import type { CatalogueEntry } from '#domain/matching/catalogueEntry.ts';
import type { CardContact } from './contact.ts';

const nothing: TextPair = { zh: '', en: '' };

/** A contact as the search finds it: by its names, else by company, job and the remarks. Never by number or e-mail address. */
export function contactEntry({
  id,
  texts,
  english,
  note,
  group,
  tags,
  metAtMs,
}: CardContact): CatalogueEntry {
  return {
    kind: 'contact',
    id,
    name: { zh: texts.name, en: english.name },
    note: { zh: texts.company, en: english.company },
    more: [texts.job, english.job, group, ...tags, note].filter((text) => text !== '').join(' '),
    hall: nothing,
    booth: '',
    picture: '',
    // Whom the visitor has met last.
    rank: metAtMs,
  };
}
