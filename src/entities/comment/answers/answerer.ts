import { type TextDraftName, textDraftName } from '#device/drafts/textDraft.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { Said } from '../commentsQuery.ts';

/** Whether the exhibitor itself said it, and not a visitor: told by the ids of the row, never by its name. */
export const isAnswerOf = (exhibitorId: string, said: Pick<Said, 'visitorId' | 'exhibitorId'>): boolean =>
  said.visitorId === '' && exhibitorId !== '' && said.exhibitorId === exhibitorId;

/** Under which name an answer of this contact is kept while it is typed. */
export const answerDraft = (
  { exhibitionId, exhibitorId, exhibitorUserId }: BoothKey,
  commentId: string,
): TextDraftName =>
  textDraftName(
    laterNames.commentPrefix,
    { exhibitionId, visitorId: exhibitorId, exhibitorUserId },
    commentId,
  );
