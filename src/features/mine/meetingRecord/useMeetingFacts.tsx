import { useTranslation } from 'react-i18next';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { languageOf } from '#language/language.ts';
import type { SummaryItem } from '#ui/page/SummaryList.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import type { MeetingRecord } from './useMeetingRecord.ts';

/** When and where; what is not known is left out. */
export function useMeetingFacts(row: MeetingRecord | undefined): readonly SummaryItem[] {
  const { t, i18n } = useTranslation('meetingRecords');
  if (row === undefined) return [];
  const language = languageOf(i18n.language);
  const [startMs, endMs] = [parseVenueTime(row.StartTime), parseVenueTime(row.EndTime)];
  const told = [startMs, endMs].filter((at) => at !== undefined);
  const place = { zh: row.Place, en: row.PlaceEn };
  const facts = [
    {
      key: 'time',
      label: t('time'),
      text: told.map((at) => formatVenueMoment(at, 'dayTime', language)).join(' – '),
    },
    {
      key: 'place',
      label: t('place'),
      text: localize(place, language),
      lang: otherLanguage(place, language),
    },
  ];
  return facts.filter(({ text }) => text !== '');
}
