import { useTranslation } from 'react-i18next';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import { phoneTime } from '#domain/time/phoneTime.ts';
import { languageOf } from '#language/language.ts';
import { formatVenueMoment, formatVenueSpan } from '#ui/values/formatVenueMoment.ts';

export interface MeetingTime {
  /** By the clock of the venue, which it names where the phone has another one. */
  readonly time: string;
  /** When it begins by the clock of the phone; undefined where that is the same. */
  readonly onPhone: string | undefined;
}

/** When a meeting is, for people who read it in whatever time zone; `showsDay` where the rows around it are of other days. */
export function useMeetingTime({ startMs, endMs }: Appointment, showsDay = true): MeetingTime {
  const { t, i18n } = useTranslation('appointments');
  const language = languageOf(i18n.language);
  if (startMs === undefined) return { time: t('noTime'), onPhone: undefined };
  const time = formatVenueSpan(startMs, endMs, language, showsDay ? 'day' : 'time');
  const here = phoneTime(startMs);
  if (here === undefined) return { time, onPhone: undefined };
  return {
    time: t('venueTime', { time }),
    onPhone: t('phoneTime', { time: formatVenueMoment(here, 'dayTime', language) }),
  };
}
