import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { meetingRecordPath, meetingRecordsPath } from '#domain/address/homePaths.ts';
import { type DetailPage, DetailScreen } from '#flows/content/DetailScreen.tsx';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { useOwnVisitorId } from '#flows/session/useOwnVisitorId.ts';
import { languageOf } from '#language/language.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { type MeetingRecord, useMeetingRecord } from './useMeetingRecord.ts';
import { useMeetingFacts } from './useMeetingFacts.tsx';
import { useMeetingSections } from './useMeetingSections.tsx';

export default function MeetingRecordScreen() {
  const { t } = useTranslation('meetingRecords');
  const { id = '', meetingId = '' } = useParams();
  const visitorId = useOwnVisitorId(id);
  if (visitorId === undefined)
    return (
      <>
        <PageHeading>{t('one')}</PageHeading>
        <RegisterFirst exhibitionId={id} back={meetingRecordPath(id, meetingId)} />
      </>
    );
  return <Meeting key={meetingId} exhibitionId={id} visitorId={visitorId} meetingId={meetingId} />;
}

interface MeetingProps {
  readonly exhibitionId: string;
  readonly visitorId: string;
  readonly meetingId: string;
}

/** When and where a meeting was, who took part, its minutes and its files. */
function Meeting({ exhibitionId, visitorId, meetingId }: MeetingProps) {
  const { t, i18n } = useTranslation('meetingRecords');
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
      exhibitionId={exhibitionId}
      kind={t('one')}
      backTo={meetingRecordsPath(exhibitionId)}
      query={query}
      failedTitle={t('oneFailed')}
      gone={{ title: t('gone'), text: t('goneText'), toList: t('toList') }}
      page={page}
    />
  );
}
