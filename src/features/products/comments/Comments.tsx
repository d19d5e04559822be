import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../flows/queries/queryClient.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { LoadFailed } from '../../../ui/query/LoadFailed.tsx';
import { RelativeTime } from '../../../ui/values/RelativeTime.tsx';
import css from './comments.module.css';
import { type Comment, commentsQuery, type Said } from './commentsQuery.ts';
import { WriteComment, type WriteCommentProps } from './WriteComment.tsx';

export type CommentsProps = Omit<WriteCommentProps, 'onPosted'>;

/** What visitors say of a product, and a field to say something too. */
export function Comments(props: CommentsProps) {
  const { t } = useTranslation('products');
  const query = useInfiniteQuery(commentsQuery(props.productId), queryClient());
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  const comments = data?.pages.reduce<readonly Comment[]>((all, page) => [...all, ...page.comments], []);
  return (
    <Card title={t('comments')}>
      {comments === undefined && error !== null && (
        <LoadFailed
          title={t('commentsFailed')}
          cause={error}
          onRetry={() => void query.refetch()}
          buttonKind="secondary"
        />
      )}
      {comments?.length === 0 && <p className={css['none']}>{t('commentsNone')}</p>}
      {comments !== undefined && comments.length > 0 && (
        <ul className={css['list']}>
          {comments.map((comment) => (
            <li className={css['comment']} key={comment.id}>
              <Line said={comment} />
              {comment.replies.map((reply) => (
                <div className={css['reply']} key={reply.id}>
                  <Line said={reply} />
                </div>
              ))}
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button kind="quiet" busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('commentsMore')}
        </Button>
      )}
      <WriteComment {...props} onPosted={() => void query.refetch()} />
    </Card>
  );
}

function Line({ said: { name, text, atMs } }: { readonly said: Said }) {
  const { t } = useTranslation('products');
  return (
    <>
      <p className={css['by']}>
        <span className={css['name']}>{name || t('someVisitor')}</span>
        {atMs !== undefined && <RelativeTime at={atMs} />}
      </p>
      <p className={css['text']}>{text}</p>
    </>
  );
}
