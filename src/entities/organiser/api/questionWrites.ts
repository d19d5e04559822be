import type { FairMs } from '#domain/time/clocks.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { outcomeOf, type SentOnce } from '#data/client/outcomeOf.ts';

/** What an organiser has written to a visitor, and when by the server's clock. */
export interface QuestionReply {
  /** `answer` is an answer; `close` is why there will be none. */
  readonly kind: 'answer' | 'close';
  readonly text: string;
  readonly atMs: FairMs;
}

/** Answers a question or a report, or closes it. Assumed: an update by the organiser's user, refused where another one was faster. */
export const replyToQuestion = (
  client: ApiClient,
  recordId: string,
  { kind, text, atMs }: QuestionReply,
  userId: string,
): Promise<SentOnce> => {
  if (!recordId) throw new Error('an answer to a question without its RecordId');
  const setValue = {
    ...(kind === 'answer' ? { State: '1', Answer: text } : { State: '2', CloseReason: text }),
    AnsweredAt: formatVenueTime(atMs, 'yyyy-MM-dd HH:mm:ss'),
  };
  return outcomeOf(client.write('/data/update/ConnectUs', { recordId, setValue }, { userId }));
};
