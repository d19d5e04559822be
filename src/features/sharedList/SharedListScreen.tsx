import { useTranslation } from 'react-i18next';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { ChoiceSelect } from '#ui/list/ChoiceSelect.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { useReceived } from './kept/useReceived.ts';
import { type SharedLists, useSharedLists } from './kept/useSharedLists.ts';
import { ListEmpty } from './list/ListEmpty.tsx';
import { ListPage } from './list/ListPage.tsx';
import { ReceiveNotices } from './list/ReceiveNotices.tsx';
import { findList } from './rules/keptLists.ts';
import { viewOf } from './rules/listView.ts';

/** Exhibitors that several people have divided among them; also for a phone without a login. */
export default function SharedListScreen() {
  const { t } = useTranslation('sharedList');
  const lists = useSharedLists();
  const received = useReceived(lists);
  const { params } = useAskedAddress();
  const list = lists && findList(lists.kept, params.get('list') ?? '');
  const title = list === undefined ? '' : viewOf(list.fields).title;
  if (lists === undefined || received.isReading)
    return (
      <>
        <PageHeading>{t('title')}</PageHeading>
        <ListSkeleton shape="row" rows={6} />
      </>
    );
  return (
    <>
      <PageHeading>{title || t('title')}</PageHeading>
      {!lists.isLasting && <Notice kind="warn">{t('notKept')}</Notice>}
      <ReceiveNotices lists={lists} problem={received.problem} />
      <ListChoice lists={lists} listId={list?.id ?? ''} />
      {list === undefined ? <ListEmpty /> : <ListPage key={list.id} lists={lists} list={list} />}
    </>
  );
}

function ListChoice({ lists, listId }: { readonly lists: SharedLists; readonly listId: string }) {
  const { t } = useTranslation('sharedList');
  const { ask } = useAskedAddress();
  const options = lists.kept.lists.map(({ id, fields }) => ({
    value: id,
    label: viewOf(fields).title || t('title'),
  }));
  if (options.length < 2) return null;
  return (
    <ChoiceSelect label={t('lists')} options={options} value={listId} onChange={(list) => ask({ list })} />
  );
}
