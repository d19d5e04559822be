import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editSharedListPath } from '#domain/address/sharedListPath.ts';
import { useOfflineScreens } from '#entities/voucher/useOfflineShell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { IconAction } from '#ui/controls/IconAction.tsx';
import { FilterChips } from '#ui/list/FilterChips.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import type { SharedLists } from '../kept/useSharedLists.ts';
import { type KeptList, unsentOf } from '../rules/keptLists.ts';
import { progressOf, viewOf } from '../rules/listView.ts';
import { SendList } from '../send/SendList.tsx';
import css from './sharedRows.module.css';
import { ListRows } from './ListRows.tsx';
import { Progress } from './Progress.tsx';
import { ReceiveActions } from './ReceiveActions.tsx';
import { useListMarks } from './useListMarks.ts';
import { WhoAreYou } from './WhoAreYou.tsx';

interface ListPageProps {
  readonly lists: SharedLists;
  readonly list: KeptList;
}

/** One list: one's own part first, each part in the order in which it is walked. */
export function ListPage({ lists, list }: ListPageProps) {
  const { t } = useTranslation('sharedList');
  // A colleague without a ticket is in the halls too.
  useOfflineScreens();
  const [who, setWho] = useState(list.me);
  const [isSending, setIsSending] = useState(false);
  const view = viewOf(list.fields);
  const listMarks = useListMarks(
    lists,
    [...view.exhibitors, ...view.takenOff].map(({ id }) => id),
  );
  const isMine = (id: string) => id === list.me;
  if (!view.people.some(({ id }) => isMine(id)))
    return <WhoAreYou lists={lists} list={list} people={view.people} onChosen={setWho} />;
  const chosen = view.people.some(({ id }) => id === who) ? who : '';
  const progress = progressOf(view);
  const unsent = unsentOf(list, lists.kept.phone);

  return (
    <>
      <ReceiveActions>
        <IconAction icon="edit" to={`${editSharedListPath(lists.exhibitionId)}?list=${list.id}`}>
          {t('edit')}
        </IconAction>
      </ReceiveActions>
      <FilterChips
        label={t('people')}
        options={progress.map(({ id, name, visited, count }) => ({
          value: id,
          label: t('personChip', { name: isMine(id) ? t('me', { name }) : name, visited, count }),
        }))}
        value={chosen}
        onChange={setWho}
      />
      <Progress view={view} who={chosen} me={list.me} listMarks={listMarks} />
      <ListRows lists={lists} list={list} view={view} who={chosen} listMarks={listMarks} />
      <p className={css['kept']}>{t('kept')}</p>
      <PageFoot>
        {unsent > 0 && <p className={css['unsent']}>{t('unsent', { count: unsent })}</p>}
        <Button onClick={() => setIsSending(true)}>{t('send')}</Button>
      </PageFoot>
      {isSending && <SendList lists={lists} list={list} onClose={() => setIsSending(false)} />}
    </>
  );
}
