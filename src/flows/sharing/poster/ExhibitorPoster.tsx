import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readExhibition } from '../../../domain/exhibition/exhibition.ts';
import type { ServerRow } from '../../../domain/record/serverRow.ts';
import { type Language, languageOf } from '../../../language/language.ts';
import { exhibitionTexts } from '../../vouchers/exhibitionTexts.ts';
import { drawPoster } from './drawPoster.ts';
import { findPosterBackground } from './findPosterBackground.ts';
import { loadPosterPicture, posterColours } from './loadPosterPictures.ts';
import { PosterBox } from './PosterBox.tsx';

/** An exhibitor as it stands on its poster, in the visitor's language; '' is left out. */
export interface PosterExhibitor {
  readonly name: string;
  readonly logo: string;
  readonly boothNo: string;
  readonly hall: string;
}

export interface ExhibitorPosterProps {
  /** Of the exhibition. */
  readonly row: ServerRow;
  readonly exhibitor: PosterExhibitor;
  readonly link: string;
  readonly onClose: () => void;
}

/** The exhibition, its time and place, each where it is known. */
function factsOf(row: ServerRow, language: Language): readonly string[] {
  const exhibition = readExhibition(row);
  if (exhibition === undefined) return [];
  const { name, dates, hours, place } = exhibitionTexts({ exhibition }, language);
  return [name, dates, hours, place];
}

export function ExhibitorPoster({ row, exhibitor, link, onClose }: ExhibitorPosterProps) {
  const { t, i18n } = useTranslation('sharing');
  const language = languageOf(i18n.language);
  const { name, logo, boothNo, hall } = exhibitor;
  const stand = [boothNo, hall].filter((part) => part !== '').join(' · ');

  const make = useCallback(async () => {
    const background = await findPosterBackground(String(row['RecordId']));
    const [cover, sign] = await Promise.all([loadPosterPicture(background), loadPosterPicture(logo)]);
    const words = { greeting: t('exhibitorPosterGreeting'), scan: t('exhibitorPosterScan') };
    const label = stand === '' ? {} : { label: stand };
    return drawPoster(
      { title: name, ...label, facts: factsOf(row, language), ...words, link, ...posterColours(row) },
      { cover, logo: sign },
    );
  }, [row, language, name, logo, stand, link, t]);

  const facts = [name, stand, ...factsOf(row, language)];
  const told = facts.filter((fact) => fact !== '').join(language === 'en' ? ', ' : '，');
  return (
    <PosterBox
      make={make}
      title={t('exhibitorPosterTitle')}
      alt={t('exhibitorPosterLabel', { facts: told })}
      fileName={name}
      onClose={onClose}
    />
  );
}
