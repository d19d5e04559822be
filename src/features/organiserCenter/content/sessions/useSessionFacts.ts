import { useTranslation } from 'react-i18next';
import { readSessionTimes } from '#entities/programme/rules/readSessionTimes.ts';
import { languageOf } from '#language/language.ts';
import { formatVenueMoment, formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import { localize } from '#ui/text/localize.ts';
import type { ContentFact } from '../editor/ContentEditor.tsx';
import type { OrganisedSession } from './sessionQueries.ts';

export interface HallNames {
  readonly RecordId: string;
  readonly Name: string;
  readonly NameEn: string;
}

/** What visitors read of a session. */
export function useSessionFacts(
  halls: readonly HallNames[],
): (row: OrganisedSession) => readonly ContentFact[] {
  const { t, i18n } = useTranslation('organiserContent');
  const language = languageOf(i18n.language);
  const timeOf = ({ StartTime, EndTime }: OrganisedSession) => {
    const times = readSessionTimes(StartTime, EndTime);
    if (times === undefined) return t('undated');
    if (times.isDayOnly) return formatVenueMoment(times.startMs, 'day', language);
    return formatVenueSpan(times.startMs, times.endMs, language);
  };
  const hallOf = ({ ExhibitionHallId }: OrganisedSession) => {
    const hall = halls.find(({ RecordId }) => RecordId === ExhibitionHallId);
    return hall === undefined ? '' : localize({ zh: hall.Name, en: hall.NameEn }, language);
  };
  return (row) => [
    { key: 'time', label: t('time'), text: timeOf(row) },
    { key: 'place', label: t('session_Place'), text: row.Place },
    { key: 'placeEn', label: t('session_PlaceEn'), text: row.PlaceEn },
    ...(halls.length > 0 ? [{ key: 'hall', label: t('session_ExhibitionHallId'), text: hallOf(row) }] : []),
    {
      key: 'state',
      label: t('takesPlace'),
      text: t(row.IsCancelled ? 'stateCancelled' : 'statePlanned'),
    },
  ];
}
