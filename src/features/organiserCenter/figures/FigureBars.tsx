import { useTranslation } from 'react-i18next';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { languageOf } from '#language/language.ts';
import { DayChart } from '#ui/chart/DayChart.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import type { FigureBar } from './rules/countFigure.ts';
import type { FigureChoice } from './rules/figureChoice.ts';

interface FigureBarsProps {
  readonly bars: readonly FigureBar[];
  readonly total: number;
  /** Whether they are hours. */
  readonly isOfDay: boolean;
  readonly choice: FigureChoice;
}

/** A figure by day, or by the hours of one day. */
export function FigureBars({ bars, total, isOfDay, choice }: FigureBarsProps) {
  const { t, i18n } = useTranslation('figures');
  const language = languageOf(i18n.language);
  const figure = t(`key_${choice.figure}`);
  const title = t(isOfDay ? 'byHour' : 'byDay');

  function labelOf(key: string): string {
    if (isOfDay) return `${key}:00`;
    if (key === 'before') return t(choice.days.length > 0 ? 'before' : 'earlier');
    if (key === 'after' || key === 'undated') return t(key);
    return formatVenueMoment(parseVenueTime(key), 'date', language);
  }

  const most = bars.reduce((best, bar) => (bar.count > best.count ? bar : best), { key: '', count: 0 });
  return (
    <DayChart
      title={title}
      label={
        total === 0
          ? t('chartEmpty', { figure })
          : t('chart', { figure, total, bar: labelOf(most.key), most: most.count })
      }
      bars={bars.map(({ key, count }) => ({ key, label: labelOf(key), value: count }))}
      tableText={t('asTable')}
      table={{
        caption: `${figure} · ${title}`,
        heads: [t(isOfDay ? 'hour' : 'day'), figure],
        rows: bars.map(({ key, count }) => ({ key, label: labelOf(key), values: [count] })),
      }}
    />
  );
}
