import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../ui/text/Countdown.tsx';
import styles from './homeParts.module.css';

export interface OpeningProps {
  readonly untilMs: number;
  readonly onEnd: () => void;
}

export function Opening({ untilMs, onEnd }: OpeningProps) {
  const { t } = useTranslation('home');
  return (
    <>
      <span className={styles.openingLabel} aria-hidden="true">
        {t('opensIn')}
      </span>
      <span className={styles.openingTime}>
        <Countdown untilMs={untilMs} label={t('opensIn')} onEnd={onEnd} />
      </span>
    </>
  );
}
