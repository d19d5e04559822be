import { useTranslation } from 'react-i18next';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { AppointmentGroup } from '#entities/appointment/AppointmentGroup.tsx';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { EarlierButton } from '#entities/programme/EarlierButton.tsx';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { languageOf } from '#language/language.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { groupBoothAppointments } from '../rules/groupBoothAppointments.ts';
import { BoothAppointmentCard } from './BoothAppointmentCard.tsx';

interface BoothAppointmentListProps {
  readonly booth: BoothKey;
  readonly rows: readonly BoothAppointment[];
  readonly contactName: (contactId: string) => string;
}

/** What must be answered, then day by day; what is over is folded. */
export function BoothAppointmentList({ booth, rows, contactName }: BoothAppointmentListProps) {
  const { t, i18n } = useTranslation('exhibitorCenter');
  const nowMs = useFairNow();
  const { params, ask } = useAskedAddress();
  const { toAnswer, days, earlier } = groupBoothAppointments(rows, nowMs);
  const isUnfolded = params.get('earlier') === '1' || toAnswer.length + days.length === 0;
  const dayTitle = (day: string) =>
    day === '' ? t('undated') : formatVenueMoment(parseVenueTime(day), 'day', languageOf(i18n.language));
  const cardsOf = (found: readonly BoothAppointment[], showsDay: boolean) =>
    found.map((row) => (
      <li key={row.RecordId} data-state={row.state}>
        <BoothAppointmentCard
          booth={booth}
          appointment={row}
          showsDay={showsDay}
          contactName={row.contactId === '' ? undefined : contactName(row.contactId)}
        />
      </li>
    ));
  return (
    <>
      {toAnswer.length > 0 && (
        <AppointmentGroup title={t('waiting')}>{cardsOf(toAnswer, true)}</AppointmentGroup>
      )}
      {days.map(({ day, rows: found }) => (
        <AppointmentGroup key={day} title={dayTitle(day)}>
          {cardsOf(found, false)}
        </AppointmentGroup>
      ))}
      {earlier.length > 0 && !isUnfolded && (
        <EarlierButton
          text={t('earlier', { count: earlier.length })}
          onUnfold={() => ask({ earlier: '1' })}
        />
      )}
      {earlier.length > 0 && isUnfolded && (
        <AppointmentGroup title={t('earlierTitle')}>{cardsOf(earlier, true)}</AppointmentGroup>
      )}
    </>
  );
}
