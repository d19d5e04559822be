import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BoothDay,
  boothDays,
  type BoothMeasure,
  boothMeasures,
} from '#entities/booth/rules/boothDays.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { languageOf } from '#language/language.ts';
import { DayChart } from '#ui/chart/DayChart.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Count } from '#ui/values/Count.tsx';
import { NumberTiles } from '#ui/values/NumberTiles.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { boothStatisticsQuery } from '../ownRows/boothQueries.ts';
import { MoreNumbers, type MoreNumbersProps } from './MoreNumbers.tsx';
import css from './BoothNumbers.module.css';

export interface BoothNumbersProps {
  readonly booth: BoothKey;
  readonly row: {
    readonly PVNumber: number | undefined;
    readonly ThumpUpNumber: number | undefined;
    readonly CollectionNumber: number | undefined;
    readonly AppointmentNumber: number | undefined;
  } & MoreNumbersProps['row'];
}

const shownDays = 14;
const words = {
  views: 'views',
  likes: 'likes',
  favourites: 'favourites',
  appointments: 'appointmentCount',
} as const;

/** How the booth does: four numbers, the last two weeks of the chosen one where the server keeps them by day, and the other numbers. */
export function BoothNumbers({ booth, row }: BoothNumbersProps) {
  const { t } = useTranslation('exhibitorCenter');
  const nowMs = useFairNow();
  const [chosen, setChosen] = useState<BoothMeasure>('views');
  const { data = [] } = useServerQuery(boothStatisticsQuery(booth));
  const days = boothDays(data, nowMs, shownDays);
  const totals = {
    views: row.PVNumber,
    likes: row.ThumpUpNumber,
    favourites: row.CollectionNumber,
    appointments: row.AppointmentNumber,
  };
  const tiles = boothMeasures.map((measure) => ({
    measure,
    text: t(words[measure]),
    count: totals[measure] ?? 0,
  }));
  return (
    <Card title={t('numbers')}>
      {days.length === 0 ? (
        <NumberTiles tiles={tiles.map(({ measure, text, count }) => ({ key: measure, name: text, count }))} />
      ) : (
        <>
          <fieldset className={css['tiles']}>
            <legend className="x-hidden">{t('measure')}</legend>
            {tiles.map(({ measure, text, count }) => (
              <label
                className={measure === chosen ? `${css['tile']} ${css['chosen']}` : css['tile']}
                key={measure}
              >
                <input
                  className={css['input']}
                  type="radio"
                  name="booth-measure"
                  checked={measure === chosen}
                  onChange={() => setChosen(measure)}
                />
                <span className={css['name']}>{text}</span>
                <span className={css['count']}>
                  <Count count={count} />
                </span>
              </label>
            ))}
          </fieldset>
          <LastDays days={days} measure={chosen} />
        </>
      )}
      {/* In its place also before the days have come: what a person has unfolded stays so. */}
      <MoreNumbers booth={booth} row={row} />
    </Card>
  );
}

interface LastDaysProps {
  readonly days: readonly BoothDay[];
  readonly measure: BoothMeasure;
}

function LastDays({ days, measure }: LastDaysProps) {
  const { t, i18n } = useTranslation('exhibitorCenter');
  const language = languageOf(i18n.language);
  const dayText = (day: string) => formatVenueMoment(parseVenueTime(day), 'date', language);
  const count = days.length;
  const name = t(words[measure]);
  const title = t('lastDays', { measure: name, count });
  const most = days.reduce((best, day) => (day[measure] > best[measure] ? day : best));
  const total = days.reduce((sum, day) => sum + day[measure], 0);
  const label =
    total === 0
      ? t('chartEmpty', { measure: name, count })
      : t('chart', { measure: name, count, total, day: dayText(most.day), most: most[measure] });
  return (
    <DayChart
      title={title}
      label={label}
      bars={days.map((day) => ({ key: day.day, label: dayText(day.day), value: day[measure] }))}
      tableText={t('asTable')}
      table={{
        caption: t('byDay'),
        heads: [t('day'), ...boothMeasures.map((key) => t(words[key]))],
        rows: days
          .slice()
          .reverse()
          .map((day) => ({
            key: day.day,
            label: dayText(day.day),
            values: boothMeasures.map((key) => day[key]),
          })),
      }}
    />
  );
}
