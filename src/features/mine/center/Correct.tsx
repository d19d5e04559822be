import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { OwnRegistration } from '../../../api/registration/ownRegistration.ts';
import type { ProvenContact } from '../../../device/drafts/provenContact.ts';
import { informationPath, loginPath, memberPath, registerPath } from '../../../domain/address/paths.ts';
import { reviewStatus } from '../../../domain/review/reviewStatus.ts';
import type { FormDefinition } from '../../../domain/form/formDefinition.ts';
import { beginCompanionCorrection } from '../../../flows/registration/groupRoster.ts';
import { beginCorrection } from '../../../flows/registration/beginCorrection.ts';
import { useNeedsReview } from '../../../flows/registration/useNeedsReview.ts';
import { isContactOf } from '../../../flows/registration/findOwnRegistration.ts';
import { askConfirm } from '../../../ui/overlay/appToast.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { usePeriod } from './Period.tsx';
import styles from '../mine.module.css';

export interface CorrectProps {
  readonly exhibitionId: string;
  readonly own: OwnRegistration;
  readonly contact: ProvenContact | undefined;
  readonly channelId: string | undefined;
  /** Undefined until it is here. */
  readonly form: FormDefinition | undefined;
}

/** Needs the registration's own contact, proven on this phone; a seat is given back only after a question that names it. */
export function Correct({ exhibitionId, own, contact, channelId, form }: CorrectProps) {
  const { t } = useTranslation('mine');
  const navigate = useNavigate();
  const needsReview = useNeedsReview(exhibitionId);
  const period = usePeriod(exhibitionId);
  const [isStarting, setIsStarting] = useState(false);
  const { registration, review } = own;
  const isDeclined = reviewStatus(review.approveState) === 'declined';
  // A companion without a contact is corrected by the leader.
  const isAlong = registration.Mob === '' && registration.Email === '';
  const { GroupMob: Mob, GroupEmail: Email } = registration;
  const isProven =
    contact !== undefined && isContactOf(isAlong ? { ...registration, Mob, Email } : registration, contact);
  // What the organiser has sent back may be completed after the end; the server has the last word.
  const isClosed = period !== undefined && period.state.state !== 'open' && !isDeclined;
  if (isClosed) return <p className={styles.note}>{t('correctClosed')}</p>;

  const mayGiveBack = async (seat: string) =>
    seat === '' ||
    askConfirm({
      title: t('seatTitle', { seat }),
      body: t('seatText', { seat }),
      yes: t('seatYes'),
      no: t('seatNo'),
      noIsDefault: true,
    });

  async function start() {
    if (!isProven) return navigate(loginPath(exhibitionId, undefined, 'mine'));
    if (channelId === undefined || (isAlong && form === undefined)) return undefined;
    if (!(await mayGiveBack(registration.SeatNo))) return undefined;
    setIsStarting(true);
    if (isAlong && form !== undefined) {
      const memberId = await beginCompanionCorrection({ exhibitionId, channelId, contact }, own, form);
      return navigate(memberPath(exhibitionId, channelId, memberId));
    }
    await beginCorrection({ exhibitionId, channelId, contact }, registration);
    return navigate((isToQuestions(own) ? informationPath : registerPath)(exhibitionId, channelId));
  }

  return (
    <>
      <Button
        kind={isDeclined ? 'primary' : 'secondary'}
        busy={isStarting || (isAlong && isProven && form === undefined)}
        busyText={t('loading', { ns: 'shell' })}
        onClick={() => void start()}
      >
        {t(isDeclined ? 'complete' : isAlong ? 'correctAlong' : 'correct')}
      </Button>
      {!isProven && <p className={styles.note}>{t('proveFirst')}</p>}
      {needsReview && !isDeclined && <p className={styles.note}>{t('reviewedAgain')}</p>}
      {registration.SeatNo !== '' && (
        <p className={styles.note}>{t('seatNote', { seat: registration.SeatNo })}</p>
      )}
    </>
  );
}

/** Jumps to the requested field; name and company are edited on `/register`. */
function isToQuestions({ review }: OwnRegistration): boolean {
  const isDeclined = reviewStatus(review.approveState) === 'declined';
  const asksIdentity = review.notes.some(({ key }) => key === 'Name' || key === 'CompanyName');
  return isDeclined && review.notes.length > 0 && !asksIdentity;
}
