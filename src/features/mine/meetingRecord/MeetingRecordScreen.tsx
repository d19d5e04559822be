import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import type { SummaryItem } from '#ui/page/SummaryList.tsx';
import { readHours } from '#domain/time/period/readHours.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { meetingRecordPath, meetingRecordsPath } from '#domain/address/homePaths.ts';
import { type DetailPage, DetailScreen } from '#flows/content/DetailScreen.tsx';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { languageOf } from '#language/language.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { type MeetingRecord, useMeetingRecord } from './useMeetingRecord.ts';
import { useMeetingSections } from './useMeetingSections.tsx';

export default function MeetingRecordScreen() {
  const { t } = useTranslation('meetingRecords');
  const id = useExhibitionId();
  const { meetingId = '' } = useParams();
  const visitorId = useOwnVisitorId();
  if (visitorId === undefined)
    return (
      <>
        <PageHeading>{t('one')}</PageHeading>
        <RegisterFirst back={meetingRecordPath(id, meetingId)} />
      </>
    );
  return <Meeting key={meetingId} visitorId={visitorId} meetingId={meetingId} />;
}

interface MeetingProps {
  readonly visitorId: string;
  readonly meetingId: string;
}

/** When and where a meeting was, who took part, its minutes and its files. */
function Meeting({ visitorId, meetingId }: MeetingProps) {
  const { t, i18n } = useTranslation('meetingRecords');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const query = useMeetingRecord(visitorId, meetingId);
  const shown = query.data ?? undefined;
  const facts = useMeetingFacts(shown);
  const sections = useMeetingSections(shown);
  const page = (row: MeetingRecord): DetailPage => {
    const title = { zh: row.Title, en: row.TitleEn };
    return {
      title: localize(title, language) || t('one'),
      titleLang: otherLanguage(title, language),
      facts,
      sections,
    };
  };
  return (
    <DetailScreen
      kind={t('one')}
      backTo={meetingRecordsPath(exhibitionId)}
      query={query}
      failedTitle={t('oneFailed')}
      gone={{ title: t('gone'), text: t('goneText'), toList: t('toList') }}
      page={page}
    />
  );
}

/** When and where; what is not known is left out. */
function useMeetingFacts(row: MeetingRecord | undefined): readonly SummaryItem[] {
  const { t, i18n } = useTranslation('meetingRecords');
  if (row === undefined) return [];
  const language = languageOf(i18n.language);
  const { startMs, lastMs } = readHours(row.StartTime, row.EndTime);
  const place = { zh: row.Place, en: row.PlaceEn };
  const facts = [
    {
      key: 'time',
      label: t('time'),
      text: startMs === undefined ? '' : formatVenueSpan(startMs, lastMs, language, 'date'),
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
