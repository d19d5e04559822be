import { useTranslation } from 'react-i18next';
import { agendaKey, type AgendaEntry, isWindow, untilMs } from '../../../domain/agenda/agendaEntry.ts';
import { entryPhase } from '../../../domain/agenda/dayRows.ts';
import { timelineOf } from '../../../domain/agenda/timeline.ts';
import { languageOf } from '../../../language/language.ts';
import { AppLink } from '../../../ui/controls/AppLink.tsx';
import { localize } from '../../../ui/text/localize.ts';
import { otherLanguage } from '../../../ui/text/organiserText.tsx';
import { formatVenueMoment } from '../../../ui/values/formatVenueMoment.ts';
import listCss from './agenda.module.css';
import { AgendaCard } from './AgendaCard.tsx';
import type { DayProps } from './DayList.tsx';
import css from './DayTimeline.module.css';

const hourMs = 3_600_000;
const hourRem = 5;

/** A day drawn to scale: what is at the same time stands side by side. */
export function DayTimeline({ exhibitionId, entries, isToday, nowMs }: DayProps) {
  const { t, i18n } = useTranslation('agenda');
  const language = languageOf(i18n.language);
  const timeline = timelineOf(entries);
  const windows = entries.filter(isWindow);
  const baseMs = timeline?.hoursMs[0] ?? 0;
  const rem = (timeMs: number) => `${((timeMs - baseMs) / hourMs) * hourRem}rem`;
  const hours = timeline?.hoursMs ?? [];
  const isNowShown = isToday && nowMs >= baseMs && nowMs <= (hours[hours.length - 1] ?? 0);
  return (
    <>
      {windows.length > 0 && (
        <ul className={listCss['list']}>
          {windows.map((entry) => (
            <li key={agendaKey(entry)} className={listCss['row--entry']}>
              <AgendaCard exhibitionId={exhibitionId} entry={entry} phase={entryPhase(entry, nowMs)} />
            </li>
          ))}
        </ul>
      )}
      {timeline !== undefined && (
        <div className={css['scale']} style={{ height: `${(hours.length - 1) * hourRem + 1}rem` }}>
          {hours.map((hour) => (
            <div key={hour} className={css['hour']} style={{ top: rem(hour) }} aria-hidden="true">
              {formatVenueMoment(hour, 'time', language)}
            </div>
          ))}
          <ul className={css['blocks']} aria-label={t('title')}>
            {timeline.blocks.map(({ entry, drawnUntilMs, lane, lanes }) => (
              <li
                key={agendaKey(entry)}
                className={css['block']}
                style={{
                  top: rem(entry.startMs),
                  height: `${((drawnUntilMs - entry.startMs) / hourMs) * hourRem}rem`,
                  left: `${(lane / lanes) * 100}%`,
                  width: `${100 / lanes}%`,
                }}
              >
                <Block entry={entry} isOver={entryPhase(entry, nowMs) === 'over'} />
              </li>
            ))}
          </ul>
          {isNowShown && <div className={css['now']} style={{ top: rem(nowMs) }} aria-hidden="true" />}
        </div>
      )}
    </>
  );
}

function Block({ entry, isOver }: { readonly entry: AgendaEntry; readonly isOver: boolean }) {
  const { t, i18n } = useTranslation('agenda');
  const language = languageOf(i18n.language);
  const isOff = isOver || entry.isGone === true;
  return (
    <AppLink className={isOff ? `${css['link']} ${css['link--off']}` : css['link']} to={entry.path}>
      <span className={css['time']}>
        {formatVenueMoment(entry.startMs, 'time', language)}–
        {formatVenueMoment(untilMs(entry), 'time', language)}
      </span>
      <span className={css['title']} lang={otherLanguage(entry.title, language)}>
        {localize(entry.title, language)}
      </span>
      <span className={css['place']} lang={otherLanguage(entry.placeName, language)}>
        {localize(entry.placeName, language)}
      </span>
      <span className="x-hidden">{entry.isGone ? t('gone') : t(`kind_${entry.kind}`)}</span>
    </AppLink>
  );
}
