import { queryClient } from '#data/queries/queryClient.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import type { CommentSubject } from './commentSubject.ts';
import { type CommentPage, commentsQuery, type Said } from './commentsQuery.ts';

/** `id` '' where the server did not tell it. */
type Posted = Omit<Said, 'atMs' | 'exhibitorId'>;

const saidNow = (posted: Posted): Said => ({ ...posted, exhibitorId: '', atMs: fairNowMs() });

/** Shows a comment as the newest, before the server is asked again. */
export function showComment(subject: CommentSubject, posted: Posted): void {
  const comment = { ...saidNow(posted), likes: 0, readAtMs: fairNowMs(), replies: [] };
  show(subject, posted, (page, at) => (at === 0 ? { ...page, comments: [comment, ...page.comments] } : page));
}

/** Shows a reply as the last below its comment, before the server is asked again. */
export function showReply(subject: CommentSubject, commentId: string, posted: Posted): void {
  show(subject, posted, (page) => ({
    ...page,
    comments: page.comments.map((comment) =>
      comment.id === commentId ? { ...comment, replies: [...comment.replies, saidNow(posted)] } : comment,
    ),
  }));
}

function show(
  subject: CommentSubject,
  { id }: Posted,
  change: (page: CommentPage, at: number) => CommentPage,
): void {
  const { queryKey } = commentsQuery(subject);
  queryClient().setQueryData(queryKey, (shown) => {
    if (shown === undefined || id === '' || isShown(shown.pages, id)) return shown;
    return { ...shown, pages: shown.pages.map(change) };
  });
  void queryClient().invalidateQueries({ queryKey });
}

const isShown = (pages: readonly CommentPage[], id: string) =>
  pages.some(({ comments }) =>
    comments.some((comment) => comment.id === id || comment.replies.some((reply) => reply.id === id)),
  );
