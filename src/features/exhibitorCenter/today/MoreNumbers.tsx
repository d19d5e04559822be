import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { firstMessageFigure } from '#entities/lead/rules/firstMessageFigure.ts';
import { useKeptLeads } from '#entities/lead/useKeptLeads.ts';
import { NumberTiles } from '#ui/values/NumberTiles.tsx';
import css from './BoothNumbers.module.css';

export interface MoreNumbersProps {
  readonly booth: BoothKey;
  /** Undefined where the server keeps no such number. */
  readonly row: { readonly ConvertNumber: number | undefined; readonly HelpNumber: number | undefined };
}

const ofDays = ['views', 'likes', 'favourites', 'appointmentCount'] as const;

interface Told {
  readonly key: string;
  readonly count: number | undefined;
  readonly text?: string | undefined;
}

const minutesOfHours = 120;

/** In minutes while it is short, in hours with one decimal from two hours on. */
const durationText = (t: TFunction<'exhibitorCenter'>, minutes: number): string =>
  minutes < minutesOfHours ? t('minutes', { minutes }) : t('hours', { hours: Math.round(minutes / 6) / 10 });

/** What is kept of a booth beside its days, and how each of its numbers is counted. */
export function MoreNumbers({ booth, row }: MoreNumbersProps) {
  const { t } = useTranslation('exhibitorCenter');
  // A phone that has not read them yet has none: no number is better than a wrong one.
  const kept = useKeptLeads(booth);
  const { medianMinutes, withoutCount } = firstMessageFigure(kept);
  const more = [
    { key: 'leadCount', count: kept.length || undefined },
    {
      key: 'firstMessageMedian',
      count: medianMinutes,
      text: medianMinutes === undefined ? undefined : durationText(t, medianMinutes),
    },
    { key: 'firstMessageNone', count: kept.length === 0 ? undefined : withoutCount },
    { key: 'conversions', count: row.ConvertNumber },
    { key: 'supporters', count: row.HelpNumber },
  ] as const satisfies readonly Told[];
  const told = more.filter(({ count }) => count !== undefined);
  const keys = [...ofDays, ...told.map(({ key }) => key)];
  return (
    <>
      <NumberTiles
        tiles={told.map((one) => ({
          key: one.key,
          name: t(one.key),
          count: one.count ?? 0,
          text: 'text' in one ? one.text : undefined,
        }))}
      />
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
