import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../flows/queries/queryClient.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { LoadFailed } from '../../../ui/query/LoadFailed.tsx';
import { CommentItem } from './CommentItem.tsx';
import css from './comments.module.css';
import { type Comment, commentsQuery } from './commentsQuery.ts';
import { WriteComment, type WriteCommentProps } from './WriteComment.tsx';

/** What visitors say of a product, and a field to say something too. */
export function Comments(props: WriteCommentProps) {
  const { t } = useTranslation('products');
  const { exhibitionId, productId } = props;
  const query = useInfiniteQuery(commentsQuery(productId), queryClient());
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
            <CommentItem
              key={comment.id}
              exhibitionId={exhibitionId}
              productId={productId}
              comment={comment}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button kind="quiet" busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('commentsMore')}
        </Button>
      )}
      {(comments !== undefined || error === null) && <WriteComment {...props} />}
    </Card>
  );
}
