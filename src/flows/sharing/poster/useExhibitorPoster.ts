import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { type Language, languageOf } from '#language/language.ts';
import { exhibitionTexts } from '#session/visit/exhibitionTexts.ts';
import { drawPoster } from './drawPoster.ts';
import { loadPosterPicture, posterColours } from './loadPosterPictures.ts';

/** An exhibitor as it stands on its poster, in the visitor's language; '' is left out. */
export interface PosterExhibitor {
  readonly name: string;
  readonly logo: string;
  readonly boothNo: string;
  readonly hall: string;
}

export interface DrawnPoster {
  /** A JPEG data address; undefined where this browser cannot draw. */
  readonly address: string | undefined;
  /** Its background was asked for and could not be had. */
  readonly isPlain: boolean;
}

/** The exhibition, its time and place, each where it is known. */
function factsOf(row: ServerRow, language: Language): readonly string[] {
  const exhibition = readExhibition(row);
  if (exhibition === undefined) return [];
  const { name, dates, hours, place } = exhibitionTexts({ exhibition }, language);
  return [name, dates, hours, place];
}

/** Draws the poster of an exhibitor on a background, whose address may be ''. @param row that of the exhibition */
export function useExhibitorPoster(row: ServerRow, exhibitor: PosterExhibitor, link: string) {
  const { t, i18n } = useTranslation('sharing');
  const language = languageOf(i18n.language);
  const { name, logo, boothNo, hall } = exhibitor;
  const stand = [boothNo, hall].filter((part) => part !== '').join(' · ');

  const draw = useCallback(
    async (background: string): Promise<DrawnPoster> => {
      const [cover, sign] = await Promise.all([loadPosterPicture(background), loadPosterPicture(logo)]);
      const words = { greeting: t('exhibitorPosterGreeting'), scan: t('exhibitorPosterScan') };
      const label = stand === '' ? {} : { label: stand };
      const address = drawPoster(
        { title: name, ...label, facts: factsOf(row, language), ...words, link, ...posterColours(row) },
        { cover, logo: sign },
      );
      return { address, isPlain: background !== '' && cover === undefined };
    },
    [row, language, name, logo, stand, link, t],
  );

  const facts = [name, stand, ...factsOf(row, language)];
  const told = facts.filter((fact) => fact !== '').join(language === 'en' ? ', ' : '，');
  return { draw, alt: t('exhibitorPosterLabel', { facts: told }) };
}
