import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { answerRows } from '#entities/questionnaire/api/questionnaireCollections.ts';
import { meetingRecordsPath } from '#domain/address/homePaths.ts';
import { ListScreen } from '#flows/content/ListScreen.tsx';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { useListQuery } from '#flows/content/useListQuery.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { isMeetingRecord } from '#entities/appointment/rules/minutes/isMeetingRecord.ts';
import { MeetingRow, type MeetingRowData } from './MeetingRow.tsx';
import { emptyNotes } from '#ui/states/scenes/emptyNotes.tsx';

/** What was said in the meetings of this visitor. */
export default function MeetingRecordsScreen() {
  const { t } = useTranslation('meetingRecords');
  const id = useExhibitionId();
  const visitorId = useOwnVisitorId();
  if (visitorId === undefined)
    return (
      <>
        <PageHeading>{t('title')}</PageHeading>
        <RegisterFirst back={meetingRecordsPath(id)} />
      </>
    );
  return <MeetingRecords key={visitorId} visitorId={visitorId} />;
}

const planOf = (exhibitionId: string, visitorId: string) => ({
  collection: answerRows.MeetingRecordInfo,
  condition: { ExhibitionId: exhibitionId, VisitorId: visitorId },
  sorts: { newest: { StartTime: -1 } } as const,
  keeps: isMeetingRecord,
});

interface MeetingRecordsProps {
  readonly visitorId: string;
}

function MeetingRecords({ visitorId }: MeetingRecordsProps) {
  const { t, i18n } = useTranslation('meetingRecords');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const query = useListQuery(planOf(exhibitionId, visitorId));
  const renderRow = useCallback(
    (row: MeetingRowData) => <MeetingRow row={row} language={language} />,
    [language],
  );
  return (
    <ListScreen
      title={t('title')}
      query={query}
      renderRow={renderRow}
      countText={(count) => t('count', { count })}
      failedTitle={t('listFailed')}
      empty={{ scene: emptyNotes, title: t('none'), text: t('noneText') }}
      rowRem={5.5}
    />
  );
}
