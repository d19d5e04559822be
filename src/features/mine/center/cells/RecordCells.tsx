import { useTranslation } from 'react-i18next';
import { meetingRecordsPath, votesPath } from '#domain/address/homePaths.ts';
import { tripReportPath } from '#domain/address/tripReportPath.ts';
import { useHasMeetingRecords } from '#entities/appointment/useHasMeetingRecords.ts';
import { useHasVotes } from '#entities/questionnaire/votesQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** The trip report; votes and the minutes of meetings, where there are any. */
export function RecordCells() {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  const hasVotes = useHasVotes();
  const hasMeetings = useHasMeetingRecords();
  return (
    <>
      <Cell icon={<Icon name="file" />} to={tripReportPath(exhibitionId)} title={t('tripReport')} />
      {hasVotes && <Cell icon={<Icon name="ranking" />} to={votesPath(exhibitionId)} title={t('votes')} />}
      {hasMeetings && (
        <Cell
          icon={<Icon name="rules" />}
          to={meetingRecordsPath(exhibitionId)}
          title={t('meetingRecords')}
        />
      )}
    </>
  );
}
