import { useTranslation } from 'react-i18next';
import { organiserAppointmentsPath } from '#domain/address/organiser/organiserPaths.ts';
import { actionsOf } from '#entities/appointment/rules/appointmentActions.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import type { ReviewedAppointment } from '#entities/appointment/rules/reviewedAppointment.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import type { Waiting } from '#entities/organiser/api/decisionRows.ts';
import { useDeciding } from '../organiserDecides/useDeciding.ts';
import { ReviewCard } from '../review/ReviewCard.tsx';
import css from '../review/ReviewCard.module.css';
import { RowName } from '../review/RowName.tsx';

interface AppointmentReviewProps {
  readonly organiser: Organiser;
  readonly appointment: Waiting<ReviewedAppointment>;
}

/** Who asks whom for an appointment, when and about what. */
export function AppointmentReview({
  organiser,
  appointment: { shown: appointment, seen },
}: AppointmentReviewProps) {
  const { t, i18n } = useTranslation('organiserCenter');
  const language = languageOf(i18n.language);
  const { exhibitionId } = organiser;
  const { guest, partner, startMs, endMs, reason, RecordId } = appointment;
  const name = localize(guest.name, language) || t('visitor');
  const company = localize(partner.company, language) || t('exhibitor');
  const from = [localize(guest.company, language), guest.job].filter((part) => part !== '').join(' · ');
  const reviewing = useDeciding(organiser, seen);
  return (
    <ReviewCard
      recordId={RecordId}
      name={name}
      words={{
        decline: t('declineAppointment'),
        declineOf: t('declineAppointmentOf', { name }),
        sheetTitle: t('declineAppointmentTitle'),
        sheetText: t('declineAppointmentText'),
        usual: [t('usual_buyersOnly'), t('usual_full'), t('usual_topic')],
      }}
      isOpen={actionsOf(appointment, 'host', useFairNow()).includes('approve')}
      reviewing={reviewing}
      back={{ exhibitionId, path: organiserAppointmentsPath(exhibitionId) }}
    >
      <RowName
        exhibitionId={exhibitionId}
        kind="appointments"
        recordId={RecordId}
        name={t('meets', { name, company })}
      />
      {from !== '' && <p className={css['note']}>{from}</p>}
      <p>
        {startMs === undefined ? t('noTime') : formatVenueSpan(startMs, endMs, language)}
        {partner.boothNo !== '' && ` · ${t('atBooth', { booth: partner.boothNo })}`}
      </p>
      {reason !== '' && <p>{reason}</p>}
    </ReviewCard>
  );
}
