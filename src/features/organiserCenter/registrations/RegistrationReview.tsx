import { useTranslation } from 'react-i18next';
import { organiserRegistrationsPath } from '#domain/address/organiser/organiserPaths.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import type { ReviewedRegistration } from '#entities/organiser/rules/reviewedRegistration.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { languageOf } from '#language/language.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import type { Waiting } from '#entities/organiser/api/decisionRows.ts';
import { useDeciding } from '../organiserDecides/useDeciding.ts';
import { ReviewCard } from '../review/ReviewCard.tsx';
import css from '../review/ReviewCard.module.css';
import { RowName } from '../review/RowName.tsx';

interface RegistrationReviewProps {
  readonly organiser: Organiser;
  readonly registration: Waiting<ReviewedRegistration>;
  /** '' where it is not known. */
  readonly channel: string;
}

/** Who has registered, through which channel and when. */
export function RegistrationReview({ organiser, registration, channel }: RegistrationReviewProps) {
  const { shown, seen } = registration;
  const { t, i18n } = useTranslation('organiserCenter');
  const { exhibitionId } = organiser;
  const { RecordId, company, job, contact, submittedAt, changedAt, reason } = shown;
  const name = shown.name || t('visitor');
  const sentMs = parseVenueTime(changedAt || submittedAt);
  const reviewing = useDeciding(organiser, seen);
  return (
    <ReviewCard
      recordId={RecordId}
      name={name}
      words={{
        decline: t('sendBack'),
        declineOf: t('sendBackOf', { name }),
        sheetTitle: t('sendBackTitle'),
        sheetText: t('sendBackText'),
        usual: [t('usual_company'), t('usual_name'), t('usual_proof')],
      }}
      isOpen
      reviewing={reviewing}
      back={{ exhibitionId, path: organiserRegistrationsPath(exhibitionId) }}
    >
      <RowName exhibitionId={exhibitionId} kind="registrations" recordId={RecordId} name={name} />
      {(company !== '' || job !== '') && <p>{[company, job].filter((part) => part !== '').join(' · ')}</p>}
      <p className={css['note']}>{[channel, contact].filter((part) => part !== '').join(' · ')}</p>
      {sentMs !== undefined && (
        <p className={css['note']}>
          {t(changedAt === '' ? 'submittedAt' : 'changedAt', {
            time: formatVenueMoment(sentMs, 'dayTime', languageOf(i18n.language)),
          })}
        </p>
      )}
      {reason !== '' && <p className={css['note']}>{t('sentBackBefore', { reason })}</p>}
    </ReviewCard>
  );
}
