import { useTranslation } from 'react-i18next';
import { undatedDay } from '#entities/programme/rules/programmeDays.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { languageOf } from '#language/language.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';

/** `12月12日 周六`, or that it is not told yet. */
export function useDayText(): (day: string) => string {
  const { t, i18n } = useTranslation('conferences');
  const language = languageOf(i18n.language);
  return (day) =>
    day === undatedDay ? t('undated') : formatVenueMoment(parseVenueTime(day), 'day', language);
}
