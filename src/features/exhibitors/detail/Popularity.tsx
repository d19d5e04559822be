import { publicCount } from '#domain/text/compactCount.ts';
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
    readonly ThumpUpNumber: number | undefined;
  };
}

/** How often it was looked at, where that is often, and the visitor's like: small, and far below what it shows. */
export function Popularity({ name, readAtMs, row }: PopularityProps) {
  const { t } = useTranslation('exhibitors');
  const views = publicCount(row.PVNumber);
  return (
    <div className={css['line']}>
      <span>
        {views !== undefined && (
          <>
            {t('views')} <Count count={views} />
          </>
        )}
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
