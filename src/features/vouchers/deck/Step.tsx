import { useTranslation } from 'react-i18next';
import styles from './deck.module.css';

export interface StepProps {
  readonly to: 'previous' | 'next';
  /** The last card; the button stays, so that a tap or the focus does not land on something else. */
  readonly isEnd: boolean;
  readonly onGo: () => void;
}

const signs = { previous: 'M12.5 4.5L7 10l5.5 5.5', next: 'M7.5 4.5L13 10l-5.5 5.5' } as const;

/** One card on. Not locked against a second tap like other buttons: a double tap goes two cards on. */
export function Step({ to, isEnd, onGo }: StepProps) {
  const { t } = useTranslation('vouchers');
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={t(to)}
      aria-disabled={isEnd || undefined}
      onClick={onGo}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path
          d={signs[to]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
