import { useTranslation } from 'react-i18next';
import { LikeButton } from '#entities/favourite/LikeButton.tsx';
import { Count } from '#ui/values/Count.tsx';
import css from './Popularity.module.css';

export interface PopularityProps {
  readonly name: string;
  readonly readAtMs: number;
  readonly row: {
    readonly ExhibitorId: string;
    readonly PVNumber: number | undefined;
    readonly AppointmentNumber: number | undefined;
    readonly ThumpUpNumber: number | undefined;
  };
}

/** The exhibitor's numbers and the visitor's like: small, and far below what it shows. */
export function Popularity({ name, readAtMs, row }: PopularityProps) {
  const { t } = useTranslation('exhibitors');
  const numbers = [
    { label: t('views'), count: row.PVNumber },
    { label: t('appointments'), count: row.AppointmentNumber },
  ].filter(({ count = 0 }) => count > 0);
  return (
    <div className={css['line']}>
      <span>
        {numbers.map(({ label, count }, at) => (
          <span key={label}>
            {at > 0 && ' · '}
            {label} <Count count={count} />
          </span>
        ))}
      </span>
      <LikeButton
        kind="like"
        id={row.ExhibitorId}
        name={name}
        count={{ count: row.ThumpUpNumber, readAtMs }}
      />
    </div>
  );
}
