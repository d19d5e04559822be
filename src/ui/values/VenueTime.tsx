import type { FairMs } from '#domain/time/clocks.ts';
import { useTranslation } from 'react-i18next';
import { languageOf } from '#language/language.ts';
import { daysFromNow, formatVenueMoment, type MomentForm, venueIsoTime } from './formatVenueMoment.ts';

export interface VenueTimeProps {
  /** Epoch milliseconds. */
  readonly at: number | undefined;
  readonly form: MomentForm;
  /** Puts 今天 or Tomorrow before a day that is near. */
  readonly nowMs?: FairMs;
}

const nearDays = ['today', 'tomorrow'] as const;

export function VenueTime({ at, form, nowMs }: VenueTimeProps) {
  const { t, i18n } = useTranslation('content');
  const text = formatVenueMoment(at, form, languageOf(i18n.language));
  const iso = venueIsoTime(at);
  if (at === undefined || iso === undefined) return <span>{text}</span>;
  const near = nowMs === undefined ? undefined : nearDays[daysFromNow(at, nowMs)];
  return <time dateTime={iso}>{near === undefined ? text : `${t(near)} ${text}`}</time>;
}
