import { useTranslation } from 'react-i18next';
import { type AgendaDay, entriesOf } from '#entities/programme/rules/agenda/agendaDays.ts';
import { isOff, untilMs } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { calendarLines } from '#entities/programme/rules/calendarLines.ts';
import { hallInPlace } from '#entities/programme/rules/agenda/hallInPlace.ts';
import { CalendarLink } from '#flows/assist/CalendarLink.tsx';
import { languageOf } from '#language/language.ts';
import { IconAction } from '#ui/controls/IconAction.tsx';
import { IconActionRow } from '#ui/controls/IconActionRow.tsx';
import { IconLabel } from '#ui/controls/IconLabel.tsx';
import iconAction from '#ui/controls/iconAction.module.css';
import { localize } from '#ui/text/localize.ts';
import css from './agenda.module.css';
import { useAgendaPicture } from '../useAgendaPicture.ts';

interface AgendaToolsProps {
  readonly days: readonly AgendaDay[];
}

/** The whole schedule for the phone's calendar, and as a picture. */
export function AgendaTools({ days }: AgendaToolsProps) {
  const { t, i18n } = useTranslation('agenda');
  const language = languageOf(i18n.language);
  const { AgendaPicture, isComing, open, close } = useAgendaPicture();
  const planned = days.map(({ day, entries }) => ({
    day,
    // The hours of a place are not the visitor's plan.
    entries: entries.filter((entry) => entry.kind !== 'checkIn' && !isOff(entry)),
  }));
  // A calendar that was filled before is told of what was cancelled since.
  const entries = entriesOf(days).filter(
    (entry) => entry.kind !== 'checkIn' && (!isOff(entry) || (entry.isCancelled && !entry.isGone)),
  );
  if (entries.length === 0) return null;
  const events = entries.map((entry) => ({
    uid: entry.id,
    title: localize(entry.title, language),
    place: placeOf(entry.hall, localize(entry.placeName, language)),
    startMs: entry.startMs,
    endMs: untilMs(entry),
    lines: calendarLines(entry),
  }));
  return (
    <>
      <IconActionRow>
        <CalendarLink className={iconAction.action} entries={events} fileName={t('title')}>
          <IconLabel icon="addToCalendar">{t('toCalendar')}</IconLabel>
        </CalendarLink>
        <IconAction icon="saveImage" aria-busy={isComing} onClick={open}>
          {t('toPicture')}
        </IconAction>
      </IconActionRow>
      <p className={css['foot']}>{t('onPhone')}</p>
      {AgendaPicture && <AgendaPicture days={planned} onClose={close} />}
    </>
  );
}

/** The hall is left out where the text of the place names it. */
const placeOf = (hall: string, place: string) =>
  hallInPlace(place) === '' ? [hall, place].filter((text) => text !== '').join(' ') : place;
