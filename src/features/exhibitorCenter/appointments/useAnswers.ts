import { useTranslation } from 'react-i18next';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import { awaitedActor } from '#entities/appointment/rules/appointmentActions.ts';
import type { ChangeFailure } from '#entities/appointment/changeOnce.ts';
import { tellGone } from '../tellGone.ts';
import { useAction } from '#flows/content/useAction.ts';
import { answerBoothAppointment, type BoothAnswer } from './answerBoothAppointment.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { invalidateBoothAppointments } from '../ownRows/boothQueries.ts';

const done = {
  agreed: 'accepted',
  rejected: 'refused',
  cancelled: 'cancelled',
  attended: 'attendedDone',
  noShow: 'boothCalendar:noShowDone',
} as const;

/** An invitation of the booth whose visitor has not answered. */
export const isUnanswered = ({ own, state }: Pick<BoothAppointment, 'own' | 'state'>): boolean =>
  own === 'asker' && awaitedActor(state) !== undefined;

/** What is sent about one appointment, one thing at a time. */
export function useAnswers(booth: BoothKey, appointment: BoothAppointment) {
  const { t } = useTranslation(['exhibitorCenter', 'boothCalendar']);
  const { running, failed, run } = useAction<ChangeFailure>((outcome) => {
    tellGone(outcome, t('outcome_gone'));
    return invalidateBoothAppointments(booth);
  });
  const answer = (state: BoothAnswer, remark?: string) => {
    const act = () => answerBoothAppointment(booth, appointment, state, remark);
    const question = {
      title: t('boothCalendar:noShowTitle'),
      body: t('boothCalendar:noShowText'),
      yes: t('boothCalendar:noShowYes'),
      no: t('boothCalendar:notYet'),
    };
    // It cannot be taken back, and is close to "met" in the same sheet.
    const doneKey = state === 'cancelled' && isUnanswered(appointment) ? 'withdrawn' : done[state];
    void run({ name: state, act, done: t(doneKey), ...(state === 'noShow' && { question }) });
  };
  return { running, failed, answer };
}
