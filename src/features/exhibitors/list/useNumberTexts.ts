import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { compactCount } from '#domain/text/compactCount.ts';
import { languageOf } from '#language/language.ts';

export interface CountedRow {
  readonly PVNumber: number | undefined;
  readonly ThumpUpNumber: number | undefined;
  readonly CollectionNumber: number | undefined;
  readonly AppointmentNumber: number | undefined;
}

/**
 * How much an exhibitor is looked at, liked, starred and asked for; numbers of 0 are left out. Translated once for all rows:
 * a list that is scrolled draws hundreds of them.
 */
export function useNumberTexts(): (row: CountedRow) => readonly string[] {
  const { t, i18n } = useTranslation(['exhibitors', 'content']);
  const language = languageOf(i18n.language);
  return useMemo(() => {
    const system = language === 'en' ? 'thousands' : 'myriads';
    const labels = {
      PVNumber: t('views'),
      ThumpUpNumber: t('likes'),
      CollectionNumber: t('favourites'),
      AppointmentNumber: t('appointments'),
    };
    const fields = Object.keys(labels) as (keyof CountedRow)[];
    return (row) =>
      fields
        .filter((field) => (row[field] ?? 0) > 0)
        .map((field) => {
          const { code, text } = compactCount(row[field], system);
          return `${labels[field]} ${text}${code === 'plain' ? '' : t(`content:${code}`)}`;
        });
  }, [t, language]);
}
