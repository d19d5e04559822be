import { useTranslation } from 'react-i18next';
import { myPostsPath, publishPath } from '#entities/supply/rules/supplyPaths.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyPosts } from '#ui/states/scenes/emptyPosts.tsx';
import { myPostsQuery } from '#entities/supply/myPostsQuery.ts';
import type { PostOwner } from '#entities/supply/rules/postOwner.ts';
import { useVisitorOwner } from '#entities/supply/useVisitorOwner.ts';
import { DraftCell } from './DraftCell.tsx';
import { OwnPosts } from './OwnPosts.tsx';

/** This visitor's own posts: their state, and what fits them. */
export default function MyPostsScreen() {
  const { t } = useTranslation('supply');
  const id = useExhibitionId();
  const owner = useVisitorOwner();
  if (owner === undefined)
    return (
      <>
        <BarHeading>{t('mine')}</BarHeading>
        <RegisterFirst back={myPostsPath(id)} title={t('registerFirstMine')} text={t('registerFirstText')} />
      </>
    );
  return <MyPosts key={owner.ownerId} owner={owner} />;
}

function MyPosts({ owner }: { readonly owner: PostOwner }) {
  const { t } = useTranslation('supply');
  const query = useServerQuery(myPostsQuery(owner));
  const isKept = usePagePlace();
  return (
    <div data-in-place={isKept ? '' : undefined}>
      <BarHeading>{t('mine')}</BarHeading>
      <DraftCell owner={owner} />
      <QueryView
        isScreen
        query={query}
        failedTitle={t('listFailed')}
        skeleton={<ListSkeleton />}
        empty={<EmptyState scene={emptyPosts} title={t('noneMine')} text={t('noneMineText')} />}
      >
        {(posts) => <OwnPosts owner={owner} posts={posts} />}
      </QueryView>
      <PageFoot>
        <LinkButton to={publishPath(owner.exhibitionId)}>{t('publish')}</LinkButton>
      </PageFoot>
    </div>
  );
}
