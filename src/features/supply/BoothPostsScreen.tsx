import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { boothPostsPath, boothPublishPath } from '#domain/address/exhibitorCenter/boothPostPaths.ts';
import { supplyDemandPath } from '#entities/supply/rules/supplyPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { boothPostOwner } from '#entities/supply/rules/postOwner.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { RightNote } from '#entities/booth/RightNote.tsx';
import { useMayChange } from '#entities/booth/useMayChange.ts';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { myPostsQuery } from '#entities/supply/myPostsQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyPosts } from '#ui/states/scenes/emptyPosts.tsx';
import { DraftCell } from './mine/DraftCell.tsx';
import { OwnPosts } from './mine/OwnPosts.tsx';
import { usePostInterests } from './usePostInterests.ts';

/** What a booth offers and looks for: the state of its posts, who has answered, and what fits. */
export default function BoothPostsScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('supply');
  return (
    <CenterGate back={boothPostsPath(id)} title={t('ofBooth')}>
      {(booth) => <BoothPosts booth={booth} />}
    </CenterGate>
  );
}

function BoothPosts({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('supply');
  const { exhibitionId, exhibitorId, exhibitorUserId } = booth;
  const owner = useMemo(
    () => boothPostOwner({ exhibitionId, exhibitorId, exhibitorUserId }),
    [exhibitionId, exhibitorId, exhibitorUserId],
  );
  const right = useMayChange(booth);
  const query = useServerQuery(myPostsQuery(owner));
  const { byPost } = usePostInterests(owner);
  const isKept = usePagePlace();
  const answersOf = (postId: string) => byPost.get(postId)?.length ?? 0;
  return (
    <div data-in-place={isKept ? '' : undefined}>
      <QueryView
        query={query}
        failedTitle={t('listFailed')}
        skeleton={<ListSkeleton hasHeading />}
        renderHeading={(posts) => (
          <>
            <PageHeading>{t('ofBooth')}</PageHeading>
            {posts !== undefined && <RightNote right={right} />}
            {right.data === true && <DraftCell owner={owner} />}
          </>
        )}
        empty={<EmptyState scene={emptyPosts} title={t('noneOfBooth')} text={t('noneMineText')} />}
      >
        {(posts) => <OwnPosts owner={owner} posts={posts} answersOf={answersOf} />}
      </QueryView>
      <CellGroup>
        <Cell icon={<Icon name="supply" />} title={t('toList')} to={supplyDemandPath(exhibitionId)} />
      </CellGroup>
      {right.data === true && (
        <PageFoot>
          <LinkButton to={boothPublishPath(exhibitionId)}>{t('publish')}</LinkButton>
        </PageFoot>
      )}
    </div>
  );
}
