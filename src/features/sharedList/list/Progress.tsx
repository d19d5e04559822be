import { useTranslation } from 'react-i18next';
import { type ListView, isVisited, progressOf } from '../rules/listView.ts';
import { useMarkName } from '../useMarkName.ts';
import css from './sharedRows.module.css';
import type { ListMarks } from './useListMarks.ts';

interface ProgressProps {
  readonly view: ListView;
  /** Of one person; '' of all of them. */
  readonly who: string;
  readonly me: string;
  readonly listMarks: ListMarks;
}

const mostNames = 3;

/** How far each one is, and what is open. */
export function Progress({ view, who, me, listMarks }: ProgressProps) {
  const { t } = useTranslation('sharedList');
  const nameOf = useMarkName(listMarks.isGone);
  const shown = progressOf(view).filter(({ id }) => who === '' || id === who);

  function openNames(personId: string): string {
    const open = new Set(
      view.exhibitors.filter((one) => one.who === personId && !isVisited(one)).map(({ id }) => id),
    );
    const names = listMarks.marks.filter(({ id }) => open.has(id)).map(nameOf);
    const some = names.slice(0, mostNames).join(t('comma'));
    return names.length > mostNames ? t('openMore', { names: some, count: names.length - mostNames }) : some;
  }

  return (
    <ul className={css['progress']}>
      {shown.map(({ id, name, visited, count }) => (
        <li key={id} data-progress={id}>
          <p className={css['progressName']}>
            <strong>{id === me ? t('me', { name }) : name}</strong>{' '}
            <span>{t('progress', { visited, count })}</span>
          </p>
          {count > 0 && (
            <p className={css['open']}>
              {visited === count ? t('allDone') : t('open', { names: openNames(id) })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
