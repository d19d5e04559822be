import type { ReactNode } from 'react';
import styles from './checkIn.module.css';

/** Where one checks in: the heading of the page. */
export const PlaceHeading = ({ children }: { readonly children: ReactNode }) => (
  <>
    <div className={`l-tile ${styles.pin}`} aria-hidden="true">
      <span className="l-pin" />
    </div>
    <h1 className={styles.title} tabIndex={-1}>
      {children}
    </h1>
  </>
);
