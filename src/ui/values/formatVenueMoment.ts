import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { type MomentForm, type MomentReader, writeMoment, writeSpan } from '#domain/time/writeMoment.ts';
import type { Language } from '#language/language.ts';
import { shownNowMs } from './shownClock.ts';

/** Who reads: in this language, at this time by the clock of the interface. */
export const momentReader = (language: Language): MomentReader => ({ language, nowMs: shownNowMs() });

/** A moment as the table of `writeMoment` says; `--` if missing. */
export const formatVenueMoment = (timeMs: number | undefined, form: MomentForm, language: Language) =>
  writeMoment(timeMs, form, momentReader(language));

/** Start and end, the day once where it is the same: `12月12日 周六 09:00–10:30`; with `date` without the weekday, with `time` the hours alone. */
export const formatVenueSpan = (
  startMs: number | undefined,
  endMs: number | undefined,
  language: Language,
  form?: Exclude<MomentForm, 'dayTime'>,
) => writeSpan(startMs, endMs, momentReader(language), form);

/** `09:00`, the same in every language; `--` if missing. */
export const formatVenueClock = (timeMs: number | undefined) => formatVenueTime(timeMs, 'HH:mm');

/** For `dateTime` of a `<time>`; undefined if missing. */
export function venueIsoTime(timeMs: number | undefined): string | undefined {
  const text = formatVenueTime(timeMs, 'yyyy-MM-ddTHH:mm:ss');
  return text === '--' ? undefined : `${text}+08:00`;
}
