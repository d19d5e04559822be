import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type NoticeKind = 'info' | 'warn' | 'error' | 'success';

export interface NoticeProps {
  readonly kind?: NoticeKind;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Announced when it appears. By default only for errors. */
  readonly live?: boolean;
}

const marks: Record<NoticeKind, string> = {
  info: 'M10 9v5M10 6v.5',
  warn: 'M10 5.5v5.5M10 14v.5',
  error: 'M7 7l6 6M13 7l-6 6',
  success: 'M6 10.5l2.8 2.8L14 8',
};

/** With an icon, so that colour is not the only signal. */
export function Notice({ kind = 'info', title, children, live = kind === 'error' }: NoticeProps) {
  // Screen readers announce an alert that is inserted with its text, but not a status.
  const isAlert = live && kind === 'error';
  return (
    <div
      className={`${styles.root} ${styles[`root--${kind}`]}`}
      role={isAlert ? 'alert' : 'note'}
      data-announce={live && !isAlert ? '' : undefined}
    >
      <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
          <circle cx="10" cy="10" r="8.6" />
          <path d={marks[kind]} />
        </g>
      </svg>
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div className={styles.body}>{children}</div>}
      </div>
    </div>
  );
}
