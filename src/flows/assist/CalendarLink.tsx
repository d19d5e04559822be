import type { ReactNode } from 'react';
import { type CalendarEntry, calendarFile } from '#domain/time/calendarFile.ts';
import { opensDownloads } from '#host/opensDownloads.ts';
import styles from '#ui/controls/button.module.css';
import { fairNowMs } from '#session/clock/fairClock.ts';

export interface CalendarLinkProps {
  readonly entries: readonly CalendarEntry[];
  /** Without its ending. */
  readonly fileName: string;
  /** In place of the look of a quiet button. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A file for the phone's calendar. Where the browser would do nothing with it, it is not offered. */
export function CalendarLink({ entries, fileName, className, children }: CalendarLinkProps) {
  if (!opensDownloads()) return null;
  const file = calendarFile(entries, fairNowMs());
  return (
    <a
      className={className ?? `${styles.root} ${styles['root--quiet']}`}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`${fileName}.ics`}
    >
      {children}
    </a>
  );
}
