import type { FairMs } from '#domain/time/clocks.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { chosenDay } from '#entities/programme/rules/programmeDays.ts';
import { useTranslation } from 'react-i18next';
import type { Calendar } from '#entities/appointment/rules/calendar.ts';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { DayChoice } from '#entities/programme/DayChoice.tsx';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { FilterChips } from '#ui/list/FilterChips.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyMeetings } from '#ui/states/scenes/emptyMeetings.tsx';
import { contactClashes, rowsOn, boothDay, boothDays } from '../rules/boothDay.ts';
import { ClashNotice } from './ClashNotice.tsx';
import { BoothDayEntry } from './BoothDayEntry.tsx';
import css from './boothDay.module.css';
import type { BoothContacts } from './useBoothContacts.ts';

export interface BoothDayProps {
  readonly booth: BoothKey;
  readonly rows: readonly BoothAppointment[];
  /** Undefined where they could not be read. */
  readonly calendars: readonly Calendar[] | undefined;
  readonly contacts: BoothContacts;
  /** Of the exhibition, `YYYY-MM-DD`. */
  readonly fairDays: readonly string[];
}

/** A day of the booth or of one of its people: appointments, and what visitors can choose between them. */
export function BoothDay({ booth, rows, calendars, contacts, fairDays }: BoothDayProps) {
  const { t } = useTranslation('boothCalendar');
  const nowMs = useFairNow();
  const all = { calendars: calendars ?? [], rows, nowMs };
  const shown = useShownDay(boothDays(all, fairDays), nowMs);
  const chosen = contacts.list.find(({ key }) => key === shown.contact);
  const isShown = ({ contactId }: { readonly contactId: string }) =>
    chosen === undefined || contactId === chosen.id;
  const day = { calendars: all.calendars.filter(isShown), rows: rows.filter(isShown), nowMs };
  const entries = boothDay(day, shown.day);
  const isOpenDay = entries.some(({ kind }) => kind === 'appointment' || kind === 'free');
  return (
    <>
      {contacts.list.length > 1 && (
        <FilterChips
          label={t('withWhom')}
          options={contacts.list.map(({ key, name }) => ({ value: key, label: name }))}
          value={chosen?.key ?? ''}
          onChange={shown.chooseContact}
        />
      )}
      <div className={css['days']}>
        <DayChoice days={shown.days} chosen={shown.day} onChoose={shown.chooseDay} />
      </div>
      {calendars === undefined && <Notice kind="warn">{t('timesFailed')}</Notice>}
      {contactClashes(rowsOn(day.rows, shown.day), nowMs).map((clash) => (
        <ClashNotice key={clash.rows[0]?.RecordId} clash={clash} name={contacts.nameOf(clash.contactId)} />
      ))}
      {isOpenDay ? (
        <ol className={css['rows']}>
          {entries.map((entry) => (
            <BoothDayEntry
              key={`${entry.kind} ${entry.startMs} ${entry.kind === 'appointment' ? entry.row.RecordId : ''} ${'contactId' in entry ? entry.contactId : ''}`}
              booth={booth}
              entry={entry}
              contactName={chosen === undefined ? contacts.nameOf : undefined}
            />
          ))}
        </ol>
      ) : (
        <EmptyState scene={emptyMeetings} title={t('dayEmpty')} text={t('dayEmptyText')} />
      )}
    </>
  );
}

/** Which day and which contact is shown stands in the address, for Back and a reload. */
function useShownDay(days: readonly string[], nowMs: FairMs) {
  const { params, ask } = useAskedAddress();
  return {
    days,
    day: chosenDay(days, params.get('day') ?? '', nowMs) ?? '',
    contact: params.get('with') ?? '',
    chooseDay: (day: string) => ask({ day }),
    chooseContact: (key: string) => ask({ with: key }),
  };
}
