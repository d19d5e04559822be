import { useTranslation } from 'react-i18next';
import { firstWorkingDayAfter } from '#entities/lead/rules/followUpDay.ts';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { languageOf } from '#language/language.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionQuery } from '#session/visit/useExhibitionQuery.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';

export interface FollowUpDay {
  /** `YYYY-MM-DD` at the venue. */
  readonly day: string;
  readonly text: string;
}

/** The days that are usual for a follow-up: today, and the first working day after the fair. */
export function useFollowUpDays(): { readonly today: FollowUpDay; readonly after: FollowUpDay } {
  const { t, i18n } = useTranslation('leads');
  const nowMs = useFairNow();
  const { StartTime = '', EndTime = '' } = useExhibitionQuery().data ?? {};
  const after = firstWorkingDayAfter({ StartTime, EndTime }, nowMs);
  return {
    today: { day: formatVenueTime(nowMs, 'yyyy-MM-dd'), text: t('today') },
    after: {
      day: after,
      text: formatVenueMoment(parseVenueTime(after), 'day', languageOf(i18n.language)),
    },
  };
}
