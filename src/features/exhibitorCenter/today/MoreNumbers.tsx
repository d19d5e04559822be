import { useTranslation } from 'react-i18next';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { useKeptLeads } from '#entities/lead/useKeptLeads.ts';
import { NumberTiles } from '#ui/values/NumberTiles.tsx';
import css from './BoothNumbers.module.css';

export interface MoreNumbersProps {
  readonly booth: BoothKey;
  /** Undefined where the server keeps no such number. */
  readonly row: { readonly ConvertNumber: number | undefined; readonly HelpNumber: number | undefined };
}

const ofDays = ['views', 'likes', 'favourites', 'appointmentCount'] as const;

/** What is kept of a booth beside its days, and how each of its numbers is counted. */
export function MoreNumbers({ booth, row }: MoreNumbersProps) {
  const { t } = useTranslation('exhibitorCenter');
  // A phone that has not read them yet has none: no number is better than a wrong one.
  const leads = useKeptLeads(booth).length || undefined;
  const more = [
    { key: 'leadCount', count: leads },
    { key: 'conversions', count: row.ConvertNumber },
    { key: 'supporters', count: row.HelpNumber },
  ] as const;
  const told = more.filter(({ count }) => count !== undefined);
  const keys = [...ofDays, ...told.map(({ key }) => key)];
  return (
    <>
      <NumberTiles tiles={told.map(({ key, count = 0 }) => ({ key, name: t(key), count }))} />
      <details>
        <summary className={css['summary']}>{t('howCounted')}</summary>
        <dl className={css['counted']}>
          {keys.map((key) => (
            <div key={key}>
              <dt className={css['term']}>{t(key)}</dt>
              <dd className={css['how']}>{t(`counted_${key}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
