import { useTranslation } from 'react-i18next';
import {
  agendaKey,
  type AgendaEntry,
  isOff,
  isWindow,
} from '#entities/programme/rules/agenda/agendaEntry.ts';
import { entriesOfClash } from '#entities/programme/rules/agenda/clashGroups.ts';
import { entryPhase } from '#entities/programme/rules/agenda/dayRows.ts';
import { type Timeline, timelineOf } from '#entities/programme/rules/agenda/timeline.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import listCss from './day/agenda.module.css';
import { AgendaCard } from './day/AgendaCard.tsx';
import type { DayProps } from './day/DayList.tsx';
import css from './DayTimeline.module.css';
import { type BlockLook, TimelineEntry } from './TimelineEntry.tsx';

const hourMs = 3_600_000;
const hourRem = 5.5;
/** Of the column of hours, and of a column of entries at least: more of them scroll sideways. */
const clockRem = 2.75;
const laneRem = 4.75;

interface DayTimelineProps extends DayProps {
  /** Shows the day as a list, where clashes are mended. */
  readonly onList: () => void;
}

/** A day drawn to scale: what is at the same time stands side by side. */
export function DayTimeline({ entries, clashes, isToday, nowMs, onList }: DayTimelineProps) {
  const { t } = useTranslation('agenda');
  const timeline = timelineOf(entries);
  const windows = entries.filter(isWindow);
  const ofDay = clashes.filter(({ first }) => entries.includes(first));
  return (
    <>
      {windows.length > 0 && (
        <ul className={listCss['list']}>
          {windows.map((entry) => (
            <li key={agendaKey(entry)} className={listCss['row--entry']}>
              <AgendaCard entry={entry} phase={entryPhase(entry, nowMs)} />
            </li>
          ))}
        </ul>
      )}
      {ofDay.length > 0 && (
        <div className={`${listCss['clash']} ${listCss['clash--counted']}`} role="note">
          <Icon name="warning" sizeRem={1} />
          <span className={listCss['clashText']}>{t('clashes', { count: ofDay.length })}</span>
          <Button kind="quiet" onClick={onList}>
            {t('toList')}
          </Button>
        </div>
      )}
      {timeline !== undefined && (
        <Scale timeline={timeline} clashes={ofDay} isToday={isToday} nowMs={nowMs} />
      )}
    </>
  );
}

interface ScaleProps extends Pick<DayProps, 'clashes' | 'isToday' | 'nowMs'> {
  readonly timeline: Timeline;
}

function Scale({ timeline: { hoursMs, blocks }, clashes, isToday, nowMs }: ScaleProps) {
  const { t, i18n } = useTranslation('agenda');
  const language = languageOf(i18n.language);
  const baseMs = hoursMs[0] ?? 0;
  const remOf = (lengthMs: number) => (lengthMs / hourMs) * hourRem;
  const rem = (timeMs: number) => `${remOf(timeMs - baseMs)}rem`;
  const isNowShown = isToday && nowMs >= baseMs && nowMs <= (hoursMs[hoursMs.length - 1] ?? 0);
  const clashing = new Set<AgendaEntry>();
  for (const clash of clashes) for (const entry of entriesOfClash(clash)) clashing.add(entry);
  const mostLanes = Math.max(...blocks.map(({ lanes }) => lanes));
  const lookOf = (entry: AgendaEntry): BlockLook => {
    if (isOff(entry) || entryPhase(entry, nowMs) === 'over') return 'off';
    return clashing.has(entry) ? 'clash' : 'plain';
  };
  const height = `${(hoursMs.length - 1) * hourRem + 1}rem`;
  return (
    <div className={css['frame']}>
      <div className={css['scale']} style={{ height, minWidth: `${clockRem + mostLanes * laneRem}rem` }}>
        {hoursMs.map((hour) => (
          <div key={hour} className={css['hour']} style={{ top: rem(hour) }} aria-hidden="true">
            {formatVenueMoment(hour, 'time', language)}
          </div>
        ))}
        <ul className={css['blocks']} style={{ left: `${clockRem}rem` }} aria-label={t('title')}>
          {blocks.map((block) => (
            <TimelineEntry
              key={agendaKey(block.entry)}
              block={block}
              top={rem(block.entry.startMs)}
              heightRem={remOf(block.drawnUntilMs - block.entry.startMs)}
              look={lookOf(block.entry)}
            />
          ))}
        </ul>
        {isNowShown && <div className={css['now']} style={{ top: rem(nowMs) }} aria-hidden="true" />}
      </div>
    </div>
  );
}
