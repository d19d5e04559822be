import { type Language, languageOf } from '#language/language.ts';

/** What is shown; all of it is in the query, so that any page of the gallery has a link. */
export interface GalleryPlace {
  /** '' for the index. */
  readonly section: string;
  readonly language: Language;
  readonly textPercent: number;
}

const textSizes = [100, 200];

export function readPlace(query: string): GalleryPlace {
  const asked = new URLSearchParams(query);
  const percent = Number(asked.get('text'));
  return {
    section: asked.get('section') ?? '',
    language: languageOf(asked.get('lang')),
    textPercent: textSizes.includes(percent) ? percent : 100,
  };
}

export function galleryAddress({ section, language, textPercent }: GalleryPlace): string {
  const query = new URLSearchParams({ lang: language });
  if (section !== '') query.set('section', section);
  if (textPercent !== 100) query.set('text', String(textPercent));
  return `?${query}`;
}
