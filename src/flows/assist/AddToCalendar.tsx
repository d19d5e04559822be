import type { ReactNode } from 'react';
import type { CalendarEntry } from '#domain/time/calendarFile.ts';
import { CalendarLink } from './CalendarLink.tsx';

export interface AddToCalendarProps extends Omit<CalendarEntry, 'startMs' | 'endMs'> {
  /** Without a time there is nothing to put into a calendar. */
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
  /** In place of the look of a quiet button. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Puts one thing into the phone's calendar. */
export function AddToCalendar({ startMs, endMs, className, children, ...entry }: AddToCalendarProps) {
  if (startMs === undefined) return null;
  return (
    <CalendarLink
      className={className}
      entries={[{ ...entry, startMs, endMs: endMs ?? startMs }]}
      fileName={entry.title}
    >
      {children}
    </CalendarLink>
  );
}
