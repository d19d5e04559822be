import type { ReactNode } from 'react';
import { useFieldTexts } from '../text/useFieldTexts.ts';
import styles from './steps.module.css';

export interface StepsProps {
  /** From 1; more than `total` where all steps are done, and `name` says what is left. */
  readonly current: number;
  readonly total: number;
  readonly name?: ReactNode;
}

export function Steps({ current, total, name }: StepsProps) {
  const { words } = useFieldTexts();
  const position = words('stepsPosition', { current, total });
  return (
    <div className={styles.root}>
      <p className={styles.text}>
        {current <= total && position}
        {current <= total && name !== undefined && ' · '}
        {name}
      </p>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: total }, (_, step) => (
          <span className={step < current ? `${styles.bar} ${styles['bar--done']}` : styles.bar} key={step} />
        ))}
      </div>
    </div>
  );
}
