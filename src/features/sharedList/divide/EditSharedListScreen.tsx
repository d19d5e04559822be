import { useTranslation } from 'react-i18next';
import { sharedListPath } from '#domain/address/sharedListPath.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { useSharedLists } from '../kept/useSharedLists.ts';
import { EditList } from './EditList.tsx';

/** Changes who is in a list, what is in it and who goes where. */
export default function EditSharedListScreen() {
  const { t } = useTranslation('sharedList');
  const exhibitionId = useExhibitionId();
  const lists = useSharedLists();
  const asked = useAskedAddress().params.get('list') ?? '';
  const list = lists?.kept.lists.find(({ id }) => id === asked);
  return (
    <>
      <PageHeading>{t('editTitle')}</PageHeading>
      {lists === undefined && <ListSkeleton shape="row" rows={6} />}
      {lists !== undefined && list !== undefined && <EditList lists={lists} list={list} />}
      {lists !== undefined && list === undefined && (
        <EmptyState
          title={t('notFound')}
          text={t('notFoundText')}
          action={<LinkButton to={sharedListPath(exhibitionId)}>{t('title')}</LinkButton>}
        />
      )}
    </>
  );
}
