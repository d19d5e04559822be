import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { exhibitionPlace } from '#boot/landingTree.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import type { CalendarEntry } from '#domain/time/calendarFile.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
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

const hourMs = 3_600_000;

export interface AddOpeningProps {
  readonly exhibition: Exhibition;
  /** When registration opens; without it there is nothing to put into a calendar. */
  readonly opensAtMs: number | undefined;
  readonly titleOf: (exhibition: string) => string;
  /** In place of the look of a quiet button. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Puts the opening of registration into the phone's calendar: the same entry wherever it is offered. */
export function AddOpening({ exhibition, opensAtMs, titleOf, className, children }: AddOpeningProps) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  return (
    <AddToCalendar
      uid={`${exhibition.RecordId}-opening`}
      title={titleOf(localize({ zh: exhibition.ExName, en: exhibition.ExNameEn }, language))}
      place={exhibitionPlace(exhibition, language)}
      startMs={opensAtMs}
      endMs={opensAtMs === undefined ? undefined : opensAtMs + hourMs}
      className={className}
    >
      {children}
    </AddToCalendar>
  );
}
