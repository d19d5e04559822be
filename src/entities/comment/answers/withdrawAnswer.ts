import { asUser } from '#data/client/asUser.ts';
import { Aborted } from '#data/client/problems.ts';
import { mayLeave } from '#sending/outgoing/mayLeave.ts';
import { services } from '#session/services.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { commentReplies } from '#entities/product/api/productCollections.ts';
import { rereadAnswers } from './rereadAnswers.ts';

/** Removes an answer of the exhibitor for everybody; safe to repeat. @throws ApiProblem; Refused when the server says no */
export async function withdrawAnswer(booth: BoothKey, answerId: string): Promise<void> {
  const { exhibitorId, exhibitorUserId } = booth;
  if (!mayLeave({ kind: 'exhibitor', exhibitorId, exhibitorUserId }))
    throw new Aborted('VisitInfoMessageComment: another person acts by now');
  await commentReplies.remove(asUser(await services().client(), exhibitorUserId), answerId);
  rereadAnswers(booth);
}
