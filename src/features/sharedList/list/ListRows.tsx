import { useTranslation } from 'react-i18next';
import { byHall } from '#entities/favourite/rules/byHall.ts';
import type { Mark } from '#entities/favourite/rules/mark.ts';
import { languageOf } from '#language/language.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import type { SharedLists } from '../kept/useSharedLists.ts';
import type { KeptList } from '../rules/keptLists.ts';
import type { ListedExhibitor, ListView } from '../rules/listView.ts';
import { ExhibitorRow } from './ExhibitorRow.tsx';
import css from './sharedRows.module.css';
import type { ListMarks } from './useListMarks.ts';

const mostAwaited = 5;

interface ListRowsProps {
  readonly lists: SharedLists;
  readonly list: KeptList;
  readonly view: ListView;
  /** Whose part; '' for all. */
  readonly who: string;
  readonly listMarks: ListMarks;
}

/** Hall by hall, in the order of the booths. */
export function ListRows({ lists, list, view, who, listMarks }: ListRowsProps) {
  const { t, i18n } = useTranslation('sharedList');
  const language = languageOf(i18n.language);
  const { marks, halls, isAwaited } = listMarks;
  const hallIds = halls.map(({ RecordId }) => RecordId);
  const theirs = new Map(
    view.exhibitors.filter((one) => who === '' || one.who === who).map((one) => [one.id, one]),
  );
  const off = new Map(view.takenOff.map((one) => [one.id, one]));
  const rowsOf = (shown: readonly Mark[], found: ReadonlyMap<string, ListedExhibitor>) => (
    <ul className={css['list']}>
      {shown.map((mark) => {
        const exhibitor = found.get(mark.id);
        return (
          exhibitor && <ExhibitorRow key={mark.id} {...{ lists, list, view, mark, exhibitor, listMarks }} />
        );
      })}
    </ul>
  );
  if (theirs.size === 0 && off.size === 0) return <p className={css['lead']}>{t('nothingHere')}</p>;
  if (isAwaited) return <ListSkeleton shape="card" rows={Math.min(theirs.size, mostAwaited)} />;
  return (
    <>
      {byHall(
        marks.filter(({ id }) => theirs.has(id)),
        hallIds,
      ).map(({ hallId, marks: shown }) => {
        const hall = halls.find(({ RecordId }) => RecordId === hallId);
        return (
          <section key={hallId} aria-labelledby={`shared-hall-${hallId}`}>
            <h2 className={css['hall']} id={`shared-hall-${hallId}`}>
              {hall ? organiserText({ zh: hall.Name, en: hall.NameEn }, language) : t('elsewhere')}
            </h2>
            {rowsOf(shown, theirs)}
          </section>
        );
      })}
      {off.size > 0 && (
        <section aria-labelledby="shared-taken-off">
          <h2 className={css['hall']} id="shared-taken-off">
            {t('takenOff')}
          </h2>
          {rowsOf(
            marks.filter(({ id }) => off.has(id)),
            off,
          )}
        </section>
      )}
    </>
  );
}
