import { answerRows } from '#entities/questionnaire/api/questionnaireCollections.ts';
import { detailQuery } from '#flows/content/detailQuery.ts';
import { useRow } from '#flows/content/detail/useRow.ts';

export type MeetingRecord = NonNullable<ReturnType<typeof useMeetingRecord>['data']>;

/** One of this visitor's own; never kept on the phone. */
export function useMeetingRecord(visitorId: string, meetingId: string) {
  return useRow(
    detailQuery(answerRows.MeetingRecordInfo, { VisitorId: visitorId, RecordId: meetingId }),
    meetingId,
  );
}
