import { useTranslation } from 'react-i18next';
import { reviewSteps, type ReviewFacts } from '#domain/review/reviewSteps.ts';
import { useServerTimeText } from '#ui/values/useServerTimeText.ts';
import styles from './review.module.css';

export function Timeline({ review }: { readonly review: ReviewFacts }) {
  const { t } = useTranslation('mine');
  const textOf = useServerTimeText();
  return (
    <ol className={styles.timeline}>
      {reviewSteps(review).map(({ kind, time, at }) => (
        <li
          key={kind}
          className={`${styles.step} ${styles[`step--${at}`]} ${styles[`step--${kind}`]}`}
          aria-current={at === 'now' ? 'step' : undefined}
        >
          <strong className={styles.stepName}>{t(`step_${kind}`)}</strong>
          {time !== '' && <time className={styles.stepTime}>{textOf(time)}</time>}
        </li>
      ))}
    </ol>
  );
}
