import { commentReplies, productComments } from '../product/api/productCollections.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { services } from '#session/services.ts';
import { type CommentSubject, subjectKey } from './commentSubject.ts';
import { type CommentPage, commentsQuery } from './commentsQuery.ts';

export interface Removed {
  readonly id: string;
  /** Whether it is an answer to another one. */
  readonly isReply: boolean;
}

/** Removes what this visitor has written, here and for everybody; safe to repeat. @throws ApiProblem; Refused when the server says no */
export async function removeComment(subject: CommentSubject, { id, isReply }: Removed): Promise<void> {
  const collection = isReply ? commentReplies : productComments;
  await collection.remove(await services().client(), id);
  const { queryKey } = commentsQuery(subject);
  queryClient().setQueryData(
    queryKey,
    (shown) => shown && { ...shown, pages: shown.pages.map((page) => without(page, id)) },
  );
  void queryClient().invalidateQueries({ queryKey: ['comments', subjectKey(subject)] });
}

const without = (page: CommentPage, id: string): CommentPage => ({
  ...page,
  comments: page.comments
    .filter((comment) => comment.id !== id)
    .map((comment) => ({ ...comment, replies: comment.replies.filter((reply) => reply.id !== id) })),
});
