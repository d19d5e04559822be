import type { CheckInPlace } from '#entities/checkIn/rules/checkInPlace.ts';
import { windowText } from '#entities/checkIn/rules/checkInWindow.ts';
import { useCheckInWords } from '#language/useCheckInWords.ts';
import { momentReader } from '#ui/values/formatVenueMoment.ts';
import styles from './results.module.css';

/** The time at which one checks in at a place. Nothing where that is not known. */
export function WindowTime({ place }: { readonly place: CheckInPlace | undefined }) {
  const { t, language } = useCheckInWords();
  const time = place === undefined ? '' : windowText(place, momentReader(language));
  if (time === '') return null;
  return (
    <p className={styles.resultTime}>
      {t('window')} <span className="l-whole">{time}</span>
    </p>
  );
}
