import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sharedListPath } from '#domain/address/sharedListPath.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { askConfirm, renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import type { SharedLists } from '../kept/useSharedLists.ts';
import { useListMarks } from '../list/useListMarks.ts';
import type { Division } from '../rules/divide.ts';
import { type KeptList, writeIn } from '../rules/keptLists.ts';
import { viewOf } from '../rules/listView.ts';
import { fieldNames, most } from '../rules/sharedList.ts';
import css from './divide.module.css';
import { EditNames } from './EditNames.tsx';
import { useDivision } from './useDivision.ts';
import { useSavedIds } from './useSavedIds.ts';
import { WhoGoes } from './WhoGoes.tsx';

interface EditListProps {
  readonly lists: SharedLists;
  readonly list: KeptList;
}

export function EditList({ lists, list }: EditListProps) {
  const { t } = useTranslation('sharedList');
  const navigate = useNavigate();
  const listPath = `${sharedListPath(lists.exhibitionId)}?list=${list.id}`;

  async function remove() {
    const isSure = await askConfirm({
      title: t('deleteQuestion'),
      body: t('deleteText'),
      yes: t('deleteYes'),
      no: t('deleteNo'),
      noIsDefault: true,
    });
    if (!isSure) return;
    lists.change((kept) => ({ ...kept, lists: kept.lists.filter(({ id }) => id !== list.id) }));
    await navigate(sharedListPath(lists.exhibitionId), { replace: true });
  }

  return (
    <>
      <EditNames lists={lists} list={list} />
      <Contents lists={lists} list={list} />
      <Button kind="quiet" onClick={() => void remove()}>
        {t('deleteList')}
      </Button>
      <PageFoot>
        <LinkButton to={listPath}>{t('done')}</LinkButton>
      </PageFoot>
    </>
  );
}

/** Which exhibitors are on it, and who goes to each. */
function Contents({ lists, list }: EditListProps) {
  const { t } = useTranslation('sharedList');
  const divide = useDivision();
  const view = viewOf(list.fields);
  const ids = view.exhibitors.map(({ id }) => id);
  const listMarks = useListMarks(lists, ids);
  const saved = useSavedIds(useOwnVisitorId() ?? '').ids;
  const missing = saved.filter((id) => ids.indexOf(id) < 0);
  const added = missing.slice(0, Math.max(0, most.exhibitors - ids.length));

  function write(texts: Readonly<Record<string, string>>) {
    lists.change((kept) => writeIn(kept, list.id, texts));
  }
  function again(division: Division) {
    const people = view.people.map(({ id }) => id);
    const texts: Record<string, string> = {};
    for (const [id, who] of Object.entries(divide(division, listMarks.marks, people)))
      texts[fieldNames.who(id)] = who;
    write(texts);
    renderToast(t('dividedAgain'));
  }
  function add() {
    const texts: Record<string, string> = {};
    for (const id of added) texts[fieldNames.who(id)] = '';
    write(texts);
    renderToast(t('addedSaved'));
  }

  return (
    <>
      <Card title={t('divideAgain')}>
        <p className={css['hint']}>{t('divideAgainText')}</p>
        <div className={css['again']}>
          <Button kind="secondary" onClick={() => again('hall')}>
            {t('division_hall')}
          </Button>
          <Button kind="secondary" onClick={() => again('name')}>
            {t('division_name')}
          </Button>
        </div>
      </Card>
      {missing.length > 0 && added.length === 0 && (
        <p className={css['hint']}>{t('most', { count: most.exhibitors })}</p>
      )}
      {added.length > 0 && (
        <Button kind="secondary" onClick={add}>
          {t('addSaved', { count: added.length })}
        </Button>
      )}
      <WhoGoes view={view} listMarks={listMarks} onWrite={write} />
    </>
  );
}
