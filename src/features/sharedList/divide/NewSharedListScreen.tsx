import { useTranslation } from 'react-i18next';
import { newSharedListPath, sharedListPath } from '#domain/address/sharedListPath.ts';
import { ExhibitorsButton } from '#entities/exhibitor/ExhibitorsButton.tsx';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyFavourites } from '#ui/states/scenes/emptyFavourites.tsx';
import { useSharedLists } from '../kept/useSharedLists.ts';
import { most } from '../rules/sharedList.ts';
import { NewListForm } from './NewListForm.tsx';
import { useSavedIds } from './useSavedIds.ts';

/** Begins a list of one's saved exhibitors. */
export default function NewSharedListScreen() {
  const { t } = useTranslation('sharedList');
  const exhibitionId = useExhibitionId();
  const visitorId = useOwnVisitorId();
  return (
    <>
      <PageHeading>{t('newTitle')}</PageHeading>
      {visitorId === undefined ? (
        <RegisterFirst back={newSharedListPath(exhibitionId)} />
      ) : (
        <Begin visitorId={visitorId} />
      )}
    </>
  );
}

function Begin({ visitorId }: { readonly visitorId: string }) {
  const { t } = useTranslation('sharedList');
  const exhibitionId = useExhibitionId();
  const lists = useSharedLists();
  const { ids, isWaiting } = useSavedIds(visitorId);
  if (lists === undefined || (ids.length === 0 && isWaiting)) return <ListSkeleton shape="row" rows={5} />;
  if (ids.length === 0)
    return (
      <EmptyState
        scene={emptyFavourites}
        title={t('newNone')}
        text={t('newNoneText')}
        action={<ExhibitorsButton>{t('toExhibitors')}</ExhibitorsButton>}
      />
    );
  if (lists.kept.lists.length >= most.lists)
    return (
      <EmptyState
        title={t('problem_tooMany')}
        text={t('problem_tooManyText')}
        action={<LinkButton to={sharedListPath(exhibitionId)}>{t('lists')}</LinkButton>}
      />
    );
  return <NewListForm lists={lists} ids={ids} />;
}
