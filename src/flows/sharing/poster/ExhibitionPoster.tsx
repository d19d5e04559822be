import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { languageOf } from '#language/language.ts';
import { exhibitionTexts } from '#session/visit/exhibitionTexts.ts';
import { drawPoster } from './drawPoster.ts';
import { PosterBox } from './PosterBox.tsx';
import { loadPosterPictures, posterColours } from './loadPosterPictures.ts';

export interface ExhibitionPosterProps {
  readonly row: ServerRow;
  readonly link: string;
  readonly onClose: () => void;
}

export function ExhibitionPoster({ row, link, onClose }: ExhibitionPosterProps) {
  const { t, i18n } = useTranslation('sharing');
  const language = languageOf(i18n.language);
  const make = useCallback(async () => {
    const exhibition = readExhibition(row);
    if (exhibition === undefined) return undefined;
    const { name, dates, hours, place } = exhibitionTexts({ exhibition }, language);
    const { Cover, Logo, LongLogo, organization } = exhibition;
    const pictures = await loadPosterPictures(
      [Cover || organization?.BackgroundImage || ''],
      Logo || organization?.Logo || LongLogo,
    );
    const words = { greeting: t('posterGreeting'), scan: t('posterScan') };
    return drawPoster(
      { title: name, facts: [dates, hours, place], ...words, link, ...posterColours(row) },
      pictures,
    );
  }, [row, language, link, t]);

  const exhibition = readExhibition(row);
  const texts = exhibition && exhibitionTexts({ exhibition }, language);
  const facts = texts === undefined ? [] : [texts.name, texts.dates, texts.hours, texts.place];
  const shown = facts.filter((fact) => fact !== '').join(language === 'en' ? ', ' : '，');
  return (
    <PosterBox
      make={make}
      title={t('posterTitle')}
      alt={t('posterLabel', { facts: shown })}
      fileName={t('posterFile')}
      onClose={onClose}
    />
  );
}
