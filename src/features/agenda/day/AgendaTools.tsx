import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import { type AgendaDay, entriesOf } from '../../../domain/agenda/agendaDays.ts';
import { isOff, untilMs } from '../../../domain/agenda/agendaEntry.ts';
import { hallInPlace } from '../../../domain/agenda/hallInPlace.ts';
import { CalendarLink } from '../../../flows/assist/CalendarLink.tsx';
import { lazyPart } from '../../../flows/landing/lazyPart.ts';
import { languageOf } from '../../../language/language.ts';
import { IconAction } from '../../../ui/controls/IconAction.tsx';
import { IconActionRow } from '../../../ui/controls/IconActionRow.tsx';
import { IconLabel } from '../../../ui/controls/IconLabel.tsx';
import iconAction from '../../../ui/controls/iconAction.module.css';
import { localize } from '../../../ui/text/localize.ts';
import css from './agenda.module.css';

const AgendaPicture = lazyPart(() =>
  loadChunk(() => import('../picture/AgendaPicture.tsx')).then((part) => part.AgendaPicture),
);

interface AgendaToolsProps {
  readonly exhibitionId: string;
  readonly days: readonly AgendaDay[];
}

/** The whole schedule for the phone's calendar, and as a picture. */
export function AgendaTools({ exhibitionId, days }: AgendaToolsProps) {
  const { t, i18n } = useTranslation('agenda');
  const language = languageOf(i18n.language);
  const [isOpen, setIsOpen] = useState(false);
  const planned = days.map(({ day, entries }) => ({
    day,
    // The hours of a place are not the visitor's plan.
    entries: entries.filter((entry) => entry.kind !== 'checkIn' && !isOff(entry)),
  }));
  const entries = entriesOf(planned);
  if (entries.length === 0) return null;
  const events = entries.map((entry) => ({
    uid: entry.id,
    title: localize(entry.title, language),
    place: placeOf(entry.hall, localize(entry.placeName, language)),
    startMs: entry.startMs,
    endMs: untilMs(entry),
  }));
  return (
    <>
      <IconActionRow>
        <CalendarLink className={iconAction.action} entries={events} fileName={t('title')}>
          <IconLabel icon="addToCalendar">{t('toCalendar')}</IconLabel>
        </CalendarLink>
        <IconAction icon="saveImage" onClick={() => setIsOpen(true)}>
          {t('toPicture')}
        </IconAction>
      </IconActionRow>
      <p className={css['foot']}>{t('onPhone')}</p>
      {isOpen && (
        <AgendaPicture exhibitionId={exhibitionId} days={planned} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

/** The hall is left out where the text of the place names it. */
const placeOf = (hall: string, place: string) =>
  hallInPlace(place) === '' ? [hall, place].filter((text) => text !== '').join(' ') : place;
