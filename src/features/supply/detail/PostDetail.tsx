import { useTranslation } from 'react-i18next';
import { postPath } from '#entities/supply/rules/supplyPaths.ts';
import { picturesOf } from '#entities/supply/picturesOf.ts';
import { isOwnPost, type PostOwner } from '#entities/supply/rules/postOwner.ts';
import { isListed, postState, type SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { useRow } from '#flows/content/detail/useRow.ts';
import { DetailScreen } from '#flows/content/DetailScreen.tsx';
import { usePageContent } from '#flows/content/usePageContent.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import { usePostTexts } from '../post/usePostTexts.ts';
import { postQuery } from '../supplyQueries.ts';
import { type PostReader, usePostPage } from './usePostPage.tsx';

export interface PostDetailProps extends PostReader {
  readonly postId: string;
  readonly backTo: { readonly text: string; readonly to: string };
}

/** The page of a post, as its owner or as others see it. */
export function PostDetail({ postId, backTo, ...reader }: PostDetailProps) {
  const { t } = useTranslation('supply');
  const exhibitionId = useExhibitionId();
  const { owner } = reader;
  const { shown } = usePostTexts();
  const { query, isInReview } = usePost(postId, owner);
  const post = query.data ?? undefined;
  const pageOf = usePostPage(reader);
  const content = usePageContent({
    path: postPath(exhibitionId, postId),
    picture: (post && picturesOf(post)[0]) ?? '',
    ...(post && { title: `${t(`kind_${post.kind}`)} · ${shown(post.productName)}` }),
  });
  return (
    <DetailScreen
      kind={t('one')}
      backTo={backTo.to}
      query={query}
      failedTitle={t('oneFailed')}
      gone={{
        title: t(isInReview ? 'reviewed' : 'gone'),
        text: t(isInReview ? 'reviewedText' : 'goneText'),
        toList: backTo.text,
      }}
      page={(row) => ({ ...pageOf(row), share: isListed(row) ? content : undefined })}
    />
  );
}

/** What is in review, refused or withdrawn is there for its owner alone; of the first others learn that it is reviewed. */
function usePost(
  postId: string,
  owner: PostOwner | undefined,
): { readonly query: QueryState<SupplyPost | null>; readonly isInReview: boolean } {
  const exhibitionId = useExhibitionId();
  const query = useRow(postQuery(exhibitionId, postId), postId);
  const { data } = query;
  const isSeen = data === undefined || data === null || isListed(data) || isOwnPost(data, owner);
  return {
    query: { ...query, data: isSeen ? data : null },
    isInReview: !isSeen && postState(data, false) === 'inReview',
  };
}
