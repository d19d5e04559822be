import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AgendaDay, entriesOf } from '#entities/programme/rules/agenda/agendaDays.ts';
import { agendaKey, isOff, isWindow, untilMs } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { useShownSessions } from '#entities/unread/watchedSessions.ts';
import { clashesOf } from '#entities/programme/rules/agenda/clashes.ts';
import { clashGroups } from '#entities/programme/rules/agenda/clashGroups.ts';
import { nightDay } from '#entities/programme/rules/agenda/nightDay.ts';
import { chosenDay } from '#entities/programme/rules/programmeDays.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { DayChoice } from '#entities/programme/DayChoice.tsx';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { ToggleButton } from '#ui/controls/toggle/ToggleButton.tsx';
import css from './agenda.module.css';
import { DayList } from './DayList.tsx';
import { DayTimeline } from '../DayTimeline.tsx';
import { LateLink } from './LateLink.tsx';
import { MyRoute } from './MyRoute.tsx';

interface AgendaProps {
  readonly days: readonly AgendaDay[];
}

/** A day of the visitor's schedule, as a list or drawn to scale. */
export function Agenda({ days }: AgendaProps) {
  const { t } = useTranslation('agenda');
  const asked = useAgendaAsked();
  const nowMs = useFairNow();
  const names = days.map(({ day }) => day);
  const night = nightDay(days, nowMs);
  const chosen = chosenDay(names, asked.day || (night ?? ''), nowMs) ?? '';
  const entries = days.find(({ day }) => day === chosen)?.entries ?? [];
  useShownSessions(entries.map(agendaKey));
  const isToday = chosen === night || chosen === formatVenueTime(nowMs, 'yyyy-MM-dd');
  const clashes = useMemo(() => clashGroups(clashesOf(entriesOf(days), nowMs)), [days, nowMs]);
  const hasMore = entries.some((entry) => !isWindow(entry) && !isOff(entry) && untilMs(entry) > nowMs);
  const isTimeline = asked.view === 'timeline';
  const shown = { entries, clashes, isToday, nowMs };
  return (
    <>
      <div className={css['head']}>
        <DayChoice days={names} chosen={chosen} onChoose={asked.chooseDay} />
        <ToggleButton
          isOn={isTimeline}
          label={t('timeline')}
          onToggle={() => asked.chooseView(isTimeline ? 'list' : 'timeline')}
        >
          <span aria-hidden="true">{t('timeline')}</span>
        </ToggleButton>
        {isToday && hasMore && <LateLink />}
      </div>
      <MyRoute />
      {entries.length === 0 && <p className={css['none']}>{t('noneOnDay')}</p>}
      {entries.length > 0 && !isTimeline && (
        <DayList {...shown} isUnfolded={asked.isUnfolded} onUnfold={asked.unfold} />
      )}
      {entries.length > 0 && isTimeline && <DayTimeline {...shown} onList={() => asked.chooseView('list')} />}
    </>
  );
}

type AgendaView = 'list' | 'timeline';

/** What is shown stands in the address, for Back and a reload. */
function useAgendaAsked() {
  const { params, ask } = useAskedAddress();
  const view: AgendaView = params.get('view') === 'timeline' ? 'timeline' : 'list';
  return {
    day: params.get('day') ?? '',
    view,
    isUnfolded: params.get('earlier') === '1',
    chooseDay: (day: string) => ask({ day, earlier: '' }),
    chooseView: (chosen: AgendaView) => ask({ view: chosen === 'list' ? '' : chosen }),
    unfold: () => ask({ earlier: '1' }),
  };
}
