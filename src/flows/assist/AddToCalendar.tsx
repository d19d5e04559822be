import type { ReactNode } from 'react';
import { type CalendarEntry, calendarFile } from '../../domain/time/calendarFile.ts';
import { opensDownloads } from '../../host/opensDownloads.ts';
import { services } from '../session/services.ts';
import styles from '../../ui/controls/button.module.css';

export interface AddToCalendarProps extends Omit<CalendarEntry, 'startMs' | 'endMs'> {
  /** Without a time there is nothing to put into a calendar. */
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
  /** In place of the look of a quiet button. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A file for the phone's calendar. Where the browser would do nothing with it, it is not offered. */
export function AddToCalendar({ startMs, endMs, className, children, ...entry }: AddToCalendarProps) {
  if (startMs === undefined || !opensDownloads()) return null;
  const file = calendarFile({ ...entry, startMs, endMs: endMs ?? startMs }, services().now());
  return (
    <a
      className={className ?? `${styles.root} ${styles['root--quiet']}`}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`${entry.title}.ics`}
    >
      {children}
    </a>
  );
}
