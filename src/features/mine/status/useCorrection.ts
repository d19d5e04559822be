import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { OwnRegistration } from '#entities/registration/api/ownRegistration.ts';
import { informationPath, loginPath, memberPath, registerPath } from '#domain/address/paths.ts';
import { reviewStatus } from '#domain/review/reviewStatus.ts';
import { beginCompanionCorrection } from '#entities/registration/groupRoster.ts';
import { beginCorrection } from '#entities/registration/beginCorrection.ts';
import { useNeedsReview } from '#entities/registration/useNeedsReview.ts';
import { isContactOf } from '#entities/registration/stored/findOwnRegistration.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { askConfirm } from '#ui/overlay/appToast.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import type { MineParts } from '../center/mineParts.ts';
import { usePeriod } from '../center/Period.tsx';

/** Needs the registration's own contact, proven on this phone; a seat is given back only after a question that names it. */
export function useCorrection({ own, contact, form }: MineParts) {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  const navigate = useNavigate();
  const needsReview = useNeedsReview(exhibitionId);
  const period = usePeriod();
  const { isBusy, run } = useOneAtATime();
  const { registration, review } = own;
  const { channelId, value } = form;
  const isDeclined = reviewStatus(review.approveState) === 'declined';
  // A companion without a contact is corrected by the leader.
  const isAlong = registration.Mob === '' && registration.Email === '';
  const { GroupMob: Mob, GroupEmail: Email, SeatNo: seat } = registration;
  const isProven =
    contact !== undefined && isContactOf(isAlong ? { ...registration, Mob, Email } : registration, contact);

  const mayGiveBack = async () =>
    seat === '' ||
    askConfirm({
      title: t('seatTitle', { seat }),
      body: t('seatText', { seat }),
      yes: t('seatYes'),
      no: t('seatNo'),
      noIsDefault: true,
    });

  async function start(toQuestions = isToQuestions(own)) {
    if (!isProven) return navigate(loginPath(exhibitionId, undefined, 'mine'));
    if (channelId === undefined || (isAlong && value === undefined)) return undefined;
    if (!(await mayGiveBack())) return undefined;
    if (isAlong && value !== undefined) {
      const memberId = await beginCompanionCorrection({ exhibitionId, channelId, contact }, own, value);
      return navigate(memberPath(exhibitionId, channelId, memberId));
    }
    await beginCorrection({ exhibitionId, channelId, contact }, registration);
    return navigate((toQuestions ? informationPath : registerPath)(exhibitionId, channelId));
  }

  const notes = [
    !isProven && t('proveFirst'),
    needsReview && !isDeclined && t('reviewedAgain'),
    seat !== '' && t('seatNote', { seat }),
  ];
  return {
    text: t(isDeclined ? 'complete' : isAlong ? 'correctAlong' : 'correct'),
    notes: notes.filter((note) => note !== false),
    isBusy,
    /** Its channel or its form is still being read. */
    isLoading: isProven && (channelId === undefined || (isAlong && value === undefined)),
    // What the organiser has sent back may be completed after the end; the server has the last word.
    isClosed: period !== undefined && period.state.state !== 'open' && !isDeclined,
    start: () => run(() => start()),
    /** Straight to the questions, one of which is a proof that is due. */
    handIn: () => run(() => start(true)),
  };
}

/** Jumps to the requested field; name and company are edited on `/register`. */
function isToQuestions({ review }: OwnRegistration): boolean {
  const isDeclined = reviewStatus(review.approveState) === 'declined';
  const asksIdentity = review.notes.some(({ key }) => key === 'Name' || key === 'CompanyName');
  return isDeclined && review.notes.length > 0 && !asksIdentity;
}
