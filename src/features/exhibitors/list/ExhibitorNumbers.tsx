import { useTranslation } from 'react-i18next';
import { Count } from '../../../ui/values/Count.tsx';
import css from './ExhibitorCard.module.css';

export interface ExhibitorNumbersProps {
  readonly row: {
    readonly PVNumber: number | undefined;
    readonly ThumpUpNumber: number | undefined;
    readonly CollectionNumber: number | undefined;
    readonly AppointmentNumber: number | undefined;
  };
}

/** How much an exhibitor is looked at, liked, starred and asked for; what nobody has done is left out. */
export function ExhibitorNumbers({ row }: ExhibitorNumbersProps) {
  const { t } = useTranslation('exhibitors');
  const numbers = [
    { label: t('views'), count: row.PVNumber },
    { label: t('likes'), count: row.ThumpUpNumber },
    { label: t('favourites'), count: row.CollectionNumber },
    { label: t('appointments'), count: row.AppointmentNumber },
  ].filter(({ count = 0 }) => count > 0);
  if (numbers.length === 0) return null;
  return (
    <span className={css['numbers']}>
      {numbers.map(({ label, count }) => (
        <span className={css['number']} key={label}>
          {label} <Count count={count} />
        </span>
      ))}
    </span>
  );
}
