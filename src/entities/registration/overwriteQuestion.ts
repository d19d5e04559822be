import type { TFunction } from 'i18next';
import type { Question } from '#ui/overlay/appToast.tsx';

/** Asked before an earlier registration is replaced; a booked seat is lost with it. `seat` is '' where there is none. */
export function overwriteQuestion(t: TFunction<'identity'>, seat: string): Question {
  return {
    title: t('overwriteTitle'),
    body: seat === '' ? t('overwriteText') : t('overwriteTextSeat', { seat }),
    yes: t('overwriteYes'),
    no: t('overwriteNo'),
    noIsDefault: true,
  };
}
