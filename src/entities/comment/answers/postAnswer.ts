import type { ApiClient } from '#data/client/apiClient.ts';
import { asUser } from '#data/client/asUser.ts';
import { insertOnce } from '#sending/duplicates/insertOnce.ts';
import { inTurn } from '#sending/inTurn.ts';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { commentReplies } from '#entities/product/api/productCollections.ts';
import { isAnswerOf } from './answerer.ts';

export interface NewAnswer {
  readonly booth: BoothKey;
  readonly commentId: string;
  readonly text: string;
  /** The ids of the exhibitor's answers that were on the screen when this one was sent. */
  readonly seen: readonly string[];
}

/** `answeredMeanwhile`: a colleague has answered something else, and nothing was sent. `wasThere`: the same answer is stored already. */
export type AnswerOutcome = 'posted' | 'wasThere' | 'answeredMeanwhile';

const policy = 'besideForm';

/**
 * Stores an answer of an exhibitor once, under the name of the company, after a look whether one of its contacts has answered since the
 * comment was shown. @throws ApiProblem; Refused when the server says no, Aborted when another person acts by now
 */
export const postAnswer = (client: ApiClient, answer: NewAnswer): Promise<AnswerOutcome> =>
  inTurn(`answer/${answer.booth.exhibitionId}/${answer.commentId}/${answer.booth.exhibitorId}`, () =>
    lookAndAnswer(asUser(client, answer.booth.exhibitorUserId), answer),
  );

async function lookAndAnswer(client: ApiClient, answer: NewAnswer): Promise<AnswerOutcome> {
  const { booth, commentId, text, seen } = answer;
  const { exhibitionId, exhibitorId, exhibitorUserId } = booth;
  const toThis = { ProductVisitInfoMessageId: commentId };
  const [replies, name] = await Promise.all([
    commentReplies.list(client, toThis, { policy }),
    companyName(client, booth),
  ]);
  const own = replies.filter((row) =>
    isAnswerOf(exhibitorId, { visitorId: row.VisitorId, exhibitorId: row.ExhibitorId }),
  );
  if (own.some(({ Content }) => Content === text)) return 'wasThere';
  if (own.some(({ RecordId }) => !seen.includes(RecordId))) return 'answeredMeanwhile';
  const sender = { kind: 'exhibitor', exhibitorId, exhibitorUserId } as const;
  const into = { name: 'VisitInfoMessageComment', collection: commentReplies, sender } as const;
  await insertOnce(client, into, {
    ...toThis,
    ExhibitionId: exhibitionId,
    // Without a visitor: it is the exhibitor's.
    VisitorId: '',
    ExhibitorId: exhibitorId,
    Content: text,
    Name: name,
  });
  return 'posted';
}

/** '' where it cannot be read: the answer is the exhibitor's by its ids, and is shown as such. */
async function companyName(client: ApiClient, { exhibitionId, exhibitorId }: BoothKey): Promise<string> {
  const parts = { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId };
  const info = await exhibitingInfo.get(client, parts, { policy }).catch(() => undefined);
  return info?.CompanyName ?? '';
}
