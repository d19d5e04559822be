import { useTranslation } from 'react-i18next';
import { reviewSteps, type ReviewFacts } from '#domain/review/reviewSteps.ts';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import styles from './review.module.css';

/** The time at the venue, to the minute; a text of another form stands as the organiser's system gave it. */
function timeText(time: string): string {
  const ms = parseVenueTime(time);
  return ms === undefined ? time : formatVenueTime(ms);
}

export function Timeline({ review }: { readonly review: ReviewFacts }) {
  const { t } = useTranslation('mine');
  return (
    <ol className={styles.timeline}>
      {reviewSteps(review).map(({ kind, time, at }) => (
        <li
          key={kind}
          className={`${styles.step} ${styles[`step--${at}`]} ${styles[`step--${kind}`]}`}
          aria-current={at === 'now' ? 'step' : undefined}
        >
          <strong className={styles.stepName}>{t(`step_${kind}`)}</strong>
          {time !== '' && <time className={styles.stepTime}>{timeText(time)}</time>}
        </li>
      ))}
    </ol>
  );
}
