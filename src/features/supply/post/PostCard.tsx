import { memo } from 'react';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { RowCardLink } from '#ui/cells/RowCardLink.tsx';
import css from './PostCard.module.css';
import { PostSummary, type PostSummaryProps } from './PostSummary.tsx';

export interface PostCardProps extends PostSummaryProps {
  /** The page of the post. */
  readonly to: string;
}

/** Memoised: the rows that are shown stay as they are while others are filtered. */
export const PostCard = memo(function PostCard({ to, ...summary }: PostCardProps) {
  return (
    <RowCard>
      <RowCardLink className={css['link']} to={to}>
        <PostSummary {...summary} />
      </RowCardLink>
    </RowCard>
  );
});

/** As others will see it, without a way on. */
export const PostPreviewCard = (summary: PostSummaryProps) => (
  <div className={css['still']}>
    <RowCard>
      <div className={`${css['link']} ${css['link--still']}`}>
        <PostSummary {...summary} />
      </div>
    </RowCard>
  </div>
);
