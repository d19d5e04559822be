import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import { appointmentGroups } from '#entities/appointment/rules/appointmentGroups.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { AppointmentGroup } from '#entities/appointment/AppointmentGroup.tsx';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { useShownRows } from '#entities/unread/seenRows.ts';
import { watchedAppointments } from '#entities/unread/watchedRows.ts';
import { EarlierButton } from '#entities/programme/EarlierButton.tsx';
import { useFairNow } from '#session/clock/useFairNow.ts';
import type { ActingPerson } from '#session/acting/actingVouchers.ts';
import { languageOf } from '#language/language.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { AppointmentRow } from './AppointmentRow.tsx';

interface AppointmentListProps {
  readonly people: readonly ActingPerson[];
  readonly rows: readonly Appointment[];
  /** When they were read, epoch milliseconds of the phone. */
  readonly readAtMs: number;
}

/** What must be answered, then day by day; what is over is folded. */
export function AppointmentList({ people, rows, readAtMs }: AppointmentListProps) {
  const { t, i18n } = useTranslation('appointments');
  const nowMs = useFairNow();
  useShownRows(
    'appointments',
    useMemo(() => watchedAppointments(rows, nowMs), [rows, nowMs]),
    readAtMs,
  );
  const { params, ask } = useAskedAddress();
  const { toAnswer, days, earlier } = appointmentGroups(rows, nowMs);
  const hasOthers = toAnswer.length + days.length > 0;
  const isUnfolded = params.get('earlier') === '1' || !hasOthers;
  const dayTitle = (day: string) =>
    day === '' ? t('undated') : formatVenueMoment(parseVenueTime(day), 'day', languageOf(i18n.language));
  const rowOf = (row: Appointment, showsDay: boolean) => (
    <AppointmentRow
      key={row.RecordId}
      appointment={row}
      showsDay={showsDay}
      whose={people.length > 1 ? people.find(({ visitorId }) => visitorId === row.visitorId) : undefined}
    />
  );
  return (
    <>
      {toAnswer.length > 0 && (
        <AppointmentGroup title={t('toAnswer')}>{toAnswer.map((row) => rowOf(row, true))}</AppointmentGroup>
      )}
      {days.map(({ day, rows: found }) => (
        <AppointmentGroup key={day} title={dayTitle(day)}>
          {found.map((row) => rowOf(row, false))}
        </AppointmentGroup>
      ))}
      {earlier.length > 0 && !isUnfolded && (
        <EarlierButton
          text={t('earlier', { count: earlier.length })}
          onUnfold={() => ask({ earlier: '1' })}
        />
      )}
      {earlier.length > 0 && isUnfolded && (
        <AppointmentGroup title={t('earlierTitle')}>
          {earlier.map((row) => rowOf(row, true))}
        </AppointmentGroup>
      )}
    </>
  );
}
