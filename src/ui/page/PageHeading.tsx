import type { ReactNode, Ref } from 'react';
import styles from './pageHeading.module.css';

export interface PageHeadingProps {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  /** Of the heading alone, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The h1 of a screen. Focusable, so that a screen reader starts there after a navigation. */
export function PageHeading({ children, lead, lang, ref }: PageHeadingProps) {
  return (
    <div className={styles.root}>
      <h1 className={styles.title} tabIndex={-1} ref={ref} lang={lang}>
        {children}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
