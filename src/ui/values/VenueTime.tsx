import { useTranslation } from 'react-i18next';
import type { MomentForm } from '#domain/time/writeMoment.ts';
import { languageOf } from '#language/language.ts';
import { formatVenueMoment, venueIsoTime } from './formatVenueMoment.ts';

export interface VenueTimeProps {
  /** Epoch milliseconds. */
  readonly at: number | undefined;
  readonly form: MomentForm;
}

export function VenueTime({ at, form }: VenueTimeProps) {
  const { i18n } = useTranslation('content');
  const text = formatVenueMoment(at, form, languageOf(i18n.language));
  const iso = venueIsoTime(at);
  return iso === undefined ? <span>{text}</span> : <time dateTime={iso}>{text}</time>;
}
