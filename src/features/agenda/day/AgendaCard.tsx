import { useRemoveEntries } from './useRemoveEntries.ts';
import { PlacePlate } from '#entities/booth/plate/PlacePlate.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useTranslation } from 'react-i18next';
import {
  type AgendaEntry,
  isDownload,
  isOff,
  isOnline,
  isWindow,
} from '#entities/programme/rules/agenda/agendaEntry.ts';
import type { EntryPhase } from '#entities/programme/rules/agenda/dayRows.ts';
import { phoneTime } from '#domain/time/phoneTime.ts';
import { type Language, languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { formatVenueMoment, formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import { Badge } from '#ui/values/Badge.tsx';
import css from './AgendaCard.module.css';
import { EntryNotice } from './EntryNotice.tsx';

interface AgendaCardProps {
  readonly entry: AgendaEntry;
  readonly phase: EntryPhase;
}

/** An entry of the schedule: its hours at the venue, what and where it is, and what has become of it. */
export function AgendaCard({ entry, phase }: AgendaCardProps) {
  const { t, i18n } = useTranslation(['agenda', 'content']);
  const language = languageOf(i18n.language);
  const { title, placeName, kind } = entry;
  const place = localize(placeName, language);
  const here = isWindow(entry) ? undefined : phoneTime(entry.startMs);
  const isQuiet = phase === 'over' || isOff(entry);
  const mark = markOf(entry, phase);
  return (
    <div className={isQuiet ? `${css['card']} ${css['card--off']}` : css['card']} data-kind={kind}>
      <div className={css['line']}>
        <AppLink className={css['link']} to={entry.path}>
          <Start entry={entry} language={language} />
          <span className={css['words']}>
            <span className={css['title']} lang={otherLanguage(title, language)}>
              {localize(title, language)}
            </span>
            <span className={css['note']}>
              {t(`kind_${kind}`)}
              {place !== '' && (
                <>
                  {' · '}
                  <span lang={otherLanguage(placeName, language)}>{place}</span>
                </>
              )}
            </span>
            {isWindow(entry) && (
              <span className={css['note']}>
                {t('openAt', { time: formatVenueSpan(entry.startMs, entry.endMs, language) })}
              </span>
            )}
            {here !== undefined && (
              <span className={css['note']}>
                {t('phoneTime', { time: formatVenueMoment(here, 'dayTime', language) })}
              </span>
            )}
            {mark !== undefined && (
              <span className={css['mark']}>
                <Badge tone={phase === 'now' ? 'good' : 'off'}>{t(mark)}</Badge>
              </span>
            )}
          </span>
        </AppLink>
        {isRemovable(entry) && <RemoveEntry entry={entry} />}
      </div>
      <EntryNotice entry={entry} />
    </div>
  );
}

/** An appointment is cancelled on its own page: the other side waits for it. */
const isRemovable = ({ kind, isGone }: AgendaEntry) =>
  kind !== 'checkIn' && (kind !== 'appointment' || isGone === true);

function markOf(entry: AgendaEntry, phase: EntryPhase) {
  if (isOff(entry)) return undefined;
  if (entry.isDone) return 'checkedIn' as const;
  if (phase === 'now') return 'content:period_open' as const;
  return phase === 'over' ? ('content:period_ended' as const) : undefined;
}

interface StartProps extends Pick<AgendaCardProps, 'entry'> {
  readonly language: Language;
}

/** When it begins, and the plate of where that is. A stream is watched wherever one stands. */
function Start({ entry, language }: StartProps) {
  const { placeName, boothNo = '', hallId = '' } = entry;
  const isSomewhere = !isOnline(entry) && !isDownload(entry);
  if (isWindow(entry) && !isSomewhere) return null;
  return (
    <span className={css['when']}>
      <Clock entry={entry} language={language} />{' '}
      {isSomewhere && (
        <span className={hallId === '' && boothNo === '' ? undefined : css['plate']}>
          <PlacePlate boothNo={boothNo} hallId={hallId} place={placeName} size={44} />
        </span>
      )}
    </span>
  );
}

function Clock({ entry, language }: StartProps) {
  if (isWindow(entry)) return null;
  return (
    <span className={css['clock']}>
      <span className={css['start']}>{formatVenueMoment(entry.startMs, 'time', language)}</span>
      {entry.endMs !== undefined && (
        <span className={css['end']}>–{formatVenueMoment(entry.endMs, 'time', language)}</span>
      )}
    </span>
  );
}

interface RemoveEntryProps {
  readonly entry: AgendaEntry;
}

function RemoveEntry({ entry }: RemoveEntryProps) {
  const { t, i18n } = useTranslation('agenda');
  const remove = useRemoveEntries();
  const title = localize(entry.title, languageOf(i18n.language));
  return (
    <button
      className={css['remove']}
      type="button"
      aria-label={t('removeOf', { title })}
      onClick={() => remove([entry])}
    >
      <Icon name="close" sizeRem={1.25} />
    </button>
  );
}
