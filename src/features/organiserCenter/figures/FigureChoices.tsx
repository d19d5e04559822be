import { useTranslation } from 'react-i18next';
import type { FigureKey } from '#entities/organiser/api/figureRows.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { languageOf } from '#language/language.ts';
import { ChoiceSelect } from '#ui/list/ChoiceSelect.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { figureKeys } from './rules/figureTraits.ts';
import { useHallOptions } from './useFigureNames.ts';
import css from './figures.module.css';

export interface FigureChoicesProps {
  readonly figure: FigureKey;
  readonly onFigure: (figure: FigureKey) => void;
  /** '' for all, `today`, or a day as `YYYY-MM-DD`. */
  readonly period: string;
  readonly onPeriod: (period: string) => void;
  readonly today: string;
  readonly days: readonly string[];
  /** '' for all; undefined where the figure belongs to no hall. */
  readonly hall: string | undefined;
  readonly onHall: (hall: string) => void;
}

/** What is counted, when and where. */
export function FigureChoices(props: FigureChoicesProps) {
  const { figure, onFigure, period, onPeriod, today, days, hall, onHall } = props;
  const { t, i18n } = useTranslation('figures');
  const halls = useHallOptions();
  const dayText = (day: string) => formatVenueMoment(parseVenueTime(day), 'day', languageOf(i18n.language));
  const [first, ...others] = figureKeys;
  const choose = (value: string) => {
    const chosen = figureKeys.find((key) => key === value) ?? first;
    if (chosen !== undefined) onFigure(chosen);
  };
  return (
    <div className={css['choices']}>
      <ChoiceSelect
        label={t('figure')}
        allText={first === undefined ? '' : t(`key_${first}`)}
        options={others.map((key) => ({ value: key, label: t(`key_${key}`) }))}
        value={figure === first ? '' : figure}
        onChange={choose}
      />
      <ChoiceSelect
        label={t('period')}
        allText={t('allDays')}
        options={[
          { value: 'today', label: t('today', { day: dayText(today) }) },
          ...days.map((day) => ({ value: day, label: dayText(day) })),
        ]}
        value={period}
        onChange={onPeriod}
      />
      {hall !== undefined && (
        <ChoiceSelect
          label={t('hall')}
          allText={t('allHalls')}
          options={halls}
          value={hall}
          onChange={onHall}
        />
      )}
    </div>
  );
}
