import { useTranslation } from 'react-i18next';
import type { AgendaDay } from '../../../domain/agenda/agendaDays.ts';
import { chosenDay } from '../../../domain/programme/programmeDays.ts';
import { formatVenueTime } from '../../../domain/time/formatVenueTime.ts';
import { DayChoice } from '../../../flows/programme/DayChoice.tsx';
import { services } from '../../../flows/session/services.ts';
import { SegmentedControl } from '../../../ui/controls/SegmentedControl.tsx';
import { useNow } from '../../../ui/values/useNow.ts';
import css from './agenda.module.css';
import { DayList } from './DayList.tsx';
import { DayTimeline } from './DayTimeline.tsx';
import { useAgendaAsked } from './useAgendaAsked.ts';

interface AgendaProps {
  readonly exhibitionId: string;
  readonly days: readonly AgendaDay[];
}

const minuteMs = 60_000;
const untilNextMinute = (nowMs: number) => minuteMs - (nowMs % minuteMs);

/** A day of the visitor's schedule, as a list or drawn to scale. */
export function Agenda({ exhibitionId, days }: AgendaProps) {
  const { t } = useTranslation('agenda');
  const asked = useAgendaAsked();
  const nowMs = useNow(untilNextMinute, services().now);
  const names = days.map(({ day }) => day);
  const chosen = chosenDay(names, asked.day, nowMs) ?? '';
  const entries = days.find(({ day }) => day === chosen)?.entries ?? [];
  const isToday = chosen === formatVenueTime(nowMs, 'yyyy-MM-dd');
  const shown = { exhibitionId, entries, isToday, nowMs };
  return (
    <>
      <div className={css['head']}>
        <DayChoice days={names} chosen={chosen} onChoose={asked.chooseDay} />
        <SegmentedControl
          legend={t('view')}
          name="view"
          options={[
            { key: 'list', text: t('list') },
            { key: 'timeline', text: t('timeline') },
          ]}
          chosen={asked.view}
          onChoose={asked.chooseView}
        />
      </div>
      {entries.length === 0 && <p className={css['none']}>{t('noneOnDay')}</p>}
      {entries.length > 0 && asked.view === 'list' && (
        <DayList {...shown} isUnfolded={asked.isUnfolded} onUnfold={asked.unfold} />
      )}
      {entries.length > 0 && asked.view === 'timeline' && <DayTimeline {...shown} />}
    </>
  );
}
