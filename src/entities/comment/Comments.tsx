import { showComment } from './showPosted.ts';
import { RegisterToComment } from './RegisterToComment.tsx';
import { loadPosting } from './loadPosting.ts';
import { CommentForm } from './CommentForm.tsx';
import { authorOf, commentDraft } from './authorOf.ts';
import { services } from '#session/services.ts';
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pollWhile } from '#data/queries/pollWhile.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { LoadFailed } from '#ui/query/LoadFailed.tsx';
import { CommentItem } from './CommentItem.tsx';
import css from './comments.module.css';
import { type CommentSubject, subjectKey } from './commentSubject.ts';
import { type Comment, commentsQuery, waitsForAnswer } from './commentsQuery.ts';

export interface CommentsProps {
  readonly subject: CommentSubject;
  /** Read again while they are seen, as what is written while a live is on air. */
  readonly isPolled?: boolean;
}

/** What visitors say of it, newest first, and a field to say something too. */
export function Comments({ subject, isPolled = false }: CommentsProps) {
  const { t } = useTranslation('comments');
  const { kind } = subject;
  const query = useInfiniteQuery(
    {
      ...commentsQuery(subject),
      refetchInterval: pollWhile(({ pages }) => isPolled || waitsForAnswer(subject, pages)),
    },
    queryClient(),
  );
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  const comments = data?.pages.reduce<readonly Comment[]>((all, page) => [...all, ...page.comments], []);
  return (
    <Card title={t(`title_${kind}`)}>
      {comments === undefined && error !== null && (
        <LoadFailed
          title={t(`listFailed_${kind}`)}
          cause={error}
          onRetry={() => void query.refetch()}
          buttonKind="secondary"
        />
      )}
      {comments?.length === 0 && <p className={css['none']}>{t(`none_${kind}`)}</p>}
      {comments !== undefined && comments.length > 0 && (
        <ul className={css['list']}>
          {comments.map((comment) => (
            <CommentItem key={comment.id} subject={subject} comment={comment} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button kind="quiet" busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t(`more_${kind}`)}
        </Button>
      )}
      {(comments !== undefined || error === null) && <WriteComment subject={subject} />}
    </Card>
  );
}

/** A field for a comment, which is empty again once it is posted. */
function WriteComment({ subject }: { readonly subject: CommentSubject }) {
  const { t } = useTranslation('comments');
  const { kind, exhibitionId } = subject;
  const [posted, setPosted] = useState(0);
  const author = authorOf(exhibitionId);
  if (author === undefined) return <RegisterToComment text={t(`register_${kind}`)} />;
  const post = async (text: string) => {
    const [client, { postComment }] = await Promise.all([services().client(), loadPosting()]);
    const { id, wasThere } = await postComment(client, { subject, ...author, text });
    showComment(subject, { id, ...author, text });
    return t(wasThere ? 'wasThere' : `posted_${kind}`);
  };
  return (
    <CommentForm
      key={posted}
      id="comment"
      draft={commentDraft(exhibitionId, subjectKey(subject))}
      label={t(`label_${kind}`)}
      post={post}
      onPosted={() => setPosted((count) => count + 1)}
    />
  );
}
