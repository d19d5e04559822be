import { useTranslation } from 'react-i18next';
import { type ExhibitionPeriod, exhibitionPeriod } from '#domain/time/period/exhibitionPeriod.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';

/** Writes two times of the server as days and hours; undefined without a start. */
export function useVenueDays(): (start: string, end: string) => ExhibitionPeriod | undefined {
  const { t } = useTranslation('mine');
  const words = { date: t('dayForm'), weekdays: t('weekdays'), daily: t('daily') };
  return (start, end) => exhibitionPeriod(start, end, words, fairNowMs());
}
