import { useTranslation } from 'react-i18next';
import { appointmentPath, askAppointmentPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { BoothPlate } from '#entities/booth/plate/BoothPlate.tsx';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import type { Invitation } from '#entities/invitation/rules/invitation.ts';
import { EntryTicket } from '#entities/voucher/EntryTicket.tsx';
import { reviewStatus } from '#domain/review/reviewStatus.ts';
import { useOwnVoucher } from '#session/acting/useOwnVisitorId.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { languageOf } from '#language/language.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import { type AcceptedStep, acceptedStep } from './rules/acceptedStep.ts';
import { useHallOf } from './useHallOf.ts';
import type { AcceptedState } from './useStanding.ts';
import css from './invitation.module.css';

interface AcceptedProps {
  readonly invitation: Invitation;
  readonly accepted: AcceptedState;
}

/** Ticket and meeting together, or what is still missing of them and the way on. */
export function Accepted({ invitation, accepted }: AcceptedProps) {
  const { t } = useTranslation('invitation');
  const { exhibitionId, exhibitorId } = invitation;
  const voucher = useOwnVoucher();
  const nowMs = useFairNow();
  const step = acceptedStep(accepted, nowMs);
  const review = voucher && reviewStatus(voucher.approveState);
  return (
    <>
      <PageHeading lead={t(`lead_${step}`)}>{t(`done_${step}`)}</PageHeading>
      {review === 'toBeReviewed' && <Notice kind="info">{t('inReview')}</Notice>}
      {review === 'declined' && <Notice kind="warn">{t('declined')}</Notice>}
      <div className={css['card']}>
        <EntryTicket exhibitionId={exhibitionId} />
      </div>
      <Meeting invitation={invitation} accepted={accepted} step={step} />
      {asksAgain[step] && (
        <LinkButton to={askAppointmentPath(exhibitionId, exhibitorId)}>{t('chooseTime')}</LinkButton>
      )}
      <LinkButton kind="secondary" to={exhibitorPath(exhibitionId, exhibitorId)}>
        {t('toExhibitor')}
      </LinkButton>
    </>
  );
}

/** Whether the way on is to choose a time. */
const asksAgain: Readonly<Record<AcceptedStep, boolean>> = {
  meeting: false,
  sendingMeeting: false,
  visit: true,
  sendingVisit: false,
  past: false,
  cancelled: true,
  slotTaken: true,
  visitorBusy: true,
  timeGone: true,
  withdrawn: true,
  full: true,
  notRegistered: false,
  refused: true,
};

interface MeetingProps extends AcceptedProps {
  readonly step: AcceptedStep;
}

/** Only one that stands, or is on its way. */
function Meeting({ invitation, accepted: { stored, note }, step }: MeetingProps) {
  const { t, i18n } = useTranslation('invitation');
  const language = languageOf(i18n.language);
  const hallId = useHallOf(invitation);
  if (step !== 'meeting' && step !== 'sendingMeeting') return null;
  const { exhibitionId, boothNo, place, person, company } = invitation;
  const times = stored ?? note;
  const name = localize(person, language);
  return (
    <section className={css['card']} aria-label={t('meeting')}>
      <div className={css['head']}>
        <BoothPlate boothNo={boothNo} hallId={hallId} size={64} />
        <div className={css['names']}>
          <p className={css['when']}>{formatVenueSpan(times?.startMs, times?.endMs, language)}</p>
          <p className={css['place']}>
            {organiserText(company, language)}
            {name !== '' && <> · {organiserText(person, language)}</>}
          </p>
          {place !== '' && <p className={css['note']}>{place}</p>}
        </div>
      </div>
      {stored !== undefined && (
        <div className={css['way']}>
          <LinkButton kind="secondary" to={appointmentPath(exhibitionId, stored.RecordId)}>
            {t('toMeeting')}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
