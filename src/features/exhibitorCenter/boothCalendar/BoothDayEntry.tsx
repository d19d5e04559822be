import { useTranslation } from 'react-i18next';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { languageOf } from '#language/language.ts';
import { BoothAppointmentCard } from '../appointments/BoothAppointmentCard.tsx';
import type { BoothDayRow } from '../rules/boothDay.ts';
import { formatVenueClock, formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import css from './boothDay.module.css';

interface BoothDayEntryProps {
  readonly booth: BoothKey;
  readonly entry: BoothDayRow;
  /** Where more than one person is shown. */
  readonly contactName: ((contactId: string) => string) | undefined;
}

const clock = (timeMs: number) => formatVenueClock(timeMs);

/** One row of a booth's day, with its time beside it. */
export function BoothDayEntry({ booth, entry, contactName }: BoothDayEntryProps) {
  const { t, i18n } = useTranslation('boothCalendar');
  if (entry.kind === 'now')
    return (
      <li className={css['now']}>
        <span className={css['nowText']}>{t('now', { time: clock(entry.startMs) })}</span>
      </li>
    );
  if (entry.kind === 'appointment')
    return (
      <li className={css['row']} data-state={entry.row.state}>
        <span className={css['time']} aria-hidden="true">
          {clock(entry.startMs)}
        </span>
        <div className={css['what']}>
          <BoothAppointmentCard
            booth={booth}
            appointment={entry.row}
            showsDay={false}
            contactName={entry.row.contactId === '' ? undefined : contactName?.(entry.row.contactId)}
          />
        </div>
      </li>
    );
  const span = formatVenueSpan(entry.startMs, entry.endMs, languageOf(i18n.language), 'time');
  const who = contactName?.(entry.contactId);
  return (
    <li className={css['row']}>
      <span className={css['time']} aria-hidden="true">
        {clock(entry.startMs)}
      </span>
      <div className={`${css['what']} ${css[`what--${entry.kind}`]}`}>
        <p className={css['line']}>
          {t(entry.kind, { span })}
          {who !== undefined && entry.kind !== 'lunch' && <span className={css['who']}> · {who}</span>}
        </p>
        {entry.kind === 'free' && (
          <ul className={css['slots']} aria-label={t('freeTimes')}>
            {entry.slots.map(({ startMs }) => (
              <li key={startMs} className={css['slot']}>
                {clock(startMs)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
