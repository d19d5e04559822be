import { answerRows } from '#entities/questionnaire/api/questionnaireCollections.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { detailQuery } from '#flows/content/detailQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { readyQuery } from '#ui/query/readyQuery.ts';

export type MeetingRecord = NonNullable<ReturnType<typeof useMeetingRecord>['data']>;

/** One of this visitor's own; never kept on the phone. */
export function useMeetingRecord(visitorId: string, meetingId: string) {
  const query = useServerQuery({
    ...detailQuery(answerRows.MeetingRecordInfo, { VisitorId: visitorId, RecordId: meetingId }),
    enabled: isRecordId(meetingId),
  });
  // No server is asked for what cannot be an id.
  return isRecordId(meetingId) ? query : { ...query, ...readyQuery<typeof query.data>(null) };
}
