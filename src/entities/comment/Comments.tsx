import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pollWhile } from '#flows/queries/pollWhile.ts';
import { queryClient } from '#flows/queries/queryClient.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { LoadFailed } from '#ui/query/LoadFailed.tsx';
import { CommentItem } from './CommentItem.tsx';
import css from './comments.module.css';
import type { CommentSubject } from './commentSubject.ts';
import { type Comment, commentsQuery, waitsForAnswer } from './commentsQuery.ts';
import { WriteComment } from './WriteComment.tsx';

/** What visitors say of it, newest first, and a field to say something too. */
export function Comments({ subject }: { readonly subject: CommentSubject }) {
  const { t } = useTranslation('comments');
  const { kind } = subject;
  const query = useInfiniteQuery(
    {
      ...commentsQuery(subject),
      refetchInterval: pollWhile(({ pages }) => waitsForAnswer(subject, pages)),
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
