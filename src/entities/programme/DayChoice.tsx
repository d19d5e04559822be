import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { undatedDay } from './rules/programmeDays.ts';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { languageOf } from '#language/language.ts';
import { RadioTile } from '#ui/controls/tiles/RadioTile.tsx';
import { useTappedChoice } from '#ui/controls/choice/useTappedChoice.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import css from './DayChoice.module.css';

interface DayChoiceProps {
  readonly days: readonly string[];
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
}

/** The days in a row that scrolls sideways, each with its weekday or that it is today. */
export function DayChoice({ days, chosen, onChoose }: DayChoiceProps) {
  const { t } = useTranslation('content');
  const row = useRef<HTMLDivElement>(null);
  const [shown, tap] = useTappedChoice(chosen);
  const shownAt = days.indexOf(shown);

  useEffect(() => {
    const label = row.current?.children[shownAt];
    if (row.current === null || label === undefined) return;
    const { left, right } = label.getBoundingClientRect();
    const inSight = row.current.getBoundingClientRect();
    // Not `scrollIntoView`, which would scroll the page too.
    if (left < inSight.left || right > inSight.right) row.current.scrollLeft += left - inSight.left;
  }, [shownAt]);

  return (
    <fieldset className={css['root']}>
      <legend className="x-hidden">{t('days')}</legend>
      <div className={css['days']} ref={row}>
        {days.map((day) => (
          <RadioTile
            key={day}
            name="day"
            look="joined"
            isChosen={day === shown}
            onChoose={() => {
              tap(day);
              onChoose(day);
            }}
          >
            <DayFace day={day} />
          </RadioTile>
        ))}
      </div>
    </fieldset>
  );
}

function DayFace({ day }: { readonly day: string }) {
  const { t, i18n } = useTranslation('content');
  const language = languageOf(i18n.language);
  if (day === undatedDay) return t('undatedDay');
  const parts = formatVenueMoment(parseVenueTime(day), 'day', language).split(' ');
  // `12月12日 周六`, but `Sat 12 Dec`.
  const at = language === 'en' ? 0 : parts.length - 1;
  const isToday = day === formatVenueTime(fairNowMs(), 'yyyy-MM-dd');
  return (
    <>
      <span className={css['weekday']}>{isToday ? t('today') : parts[at]} </span>
      <span>{parts.filter((_, part) => part !== at).join(' ')}</span>
    </>
  );
}
