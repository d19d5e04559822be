import type { ReactNode, Ref } from 'react';
import styles from './pageHeading.module.css';

export interface PageHeadingProps {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The h1 of a screen. Focusable, so that a screen reader starts there after a navigation. */
export function PageHeading({ children, lead, ref }: PageHeadingProps) {
  return (
    <div className={styles.root}>
      <h1 className={styles.title} tabIndex={-1} ref={ref}>
        {children}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
