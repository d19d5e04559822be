import { useTranslation } from 'react-i18next';
import { compactCount } from '../../../domain/text/compactCount.ts';
import { languageOf } from '../../../language/language.ts';
import css from './ExhibitorCard.module.css';

export interface ExhibitorNumbersProps {
  readonly row: {
    readonly PVNumber: number | undefined;
    readonly ThumpUpNumber: number | undefined;
    readonly CollectionNumber: number | undefined;
    readonly AppointmentNumber: number | undefined;
  };
}

/**
 * How much an exhibitor is looked at, liked, starred and asked for; numbers of 0 are left out. Plain texts instead of
 * `Count`: a list that is scrolled draws hundreds of them.
 */
export function ExhibitorNumbers({ row }: ExhibitorNumbersProps) {
  const { t, i18n } = useTranslation(['exhibitors', 'content']);
  const system = languageOf(i18n.language) === 'en' ? 'thousands' : 'myriads';
  const numbers = [
    [t('views'), row.PVNumber],
    [t('likes'), row.ThumpUpNumber],
    [t('favourites'), row.CollectionNumber],
    [t('appointments'), row.AppointmentNumber],
  ] as const;
  const texts = numbers
    .filter(([, count = 0]) => count > 0)
    .map(([label, count]) => {
      const { code, text } = compactCount(count, system);
      return `${label} ${text}${code === 'plain' ? '' : t(`content:${code}`)}`;
    });
  if (texts.length === 0) return null;
  return (
    <span className={css['numbers']}>
      {texts.map((text) => (
        <span className={css['number']} key={text}>
          {text}
        </span>
      ))}
    </span>
  );
}
