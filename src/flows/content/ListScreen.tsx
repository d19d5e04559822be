import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import { EmptyState, type EmptyStateProps } from '#ui/states/EmptyState.tsx';
import { emptySearch } from '#ui/states/scenes/emptySearch.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { LoadMore } from '#ui/list/LoadMore.tsx';
import { PullToRefresh } from '#ui/pull/PullToRefresh.tsx';
import type { SortOption } from '#ui/list/head/FilterSheet.tsx';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { GridRows } from '#ui/list/grid/GridRows.tsx';
import { type ListInsert, VirtualRows } from '#ui/list/VirtualRows.tsx';
import { type ListFilter, ListHead } from './ListHead.tsx';
import { allOf, asksForAll } from './listAsked.ts';
import type { Identified } from './listQuery.ts';
import { useListPlace } from './useListPlace.ts';
import type { ListQuery } from './useListQuery.ts';
import css from './ListScreen.module.css';

export interface ListScreenProps<T extends Identified> {
  readonly title: string;
  readonly query: ListQuery<T>;
  /** A stable function, or one of a memoised component: it is called again when a page arrives. */
  readonly renderRow: (row: T) => ReactNode;
  /** What failed, without a reason. */
  readonly failedTitle: string;
  readonly empty: EmptyStateProps;
  /** Instead of the general sentence while something is asked for. */
  readonly emptyAsked?: Pick<EmptyStateProps, 'title' | 'text'> | undefined;
  /** What can be searched; without it there is no search. */
  readonly search?: string;
  readonly filters?: readonly ListFilter[];
  readonly sorts?: readonly SortOption[];
  /** "320 exhibitors"; a general sentence without it. */
  readonly countText?: (count: number) => string;
  /** Related pages and views, as chips in the line above the rows. */
  readonly links?: ReactNode;
  /** Above the search: a notice. */
  readonly above?: ReactNode;
  /** Shown in place of search and list, such as another view of the same rows. */
  readonly instead?: ReactNode;
  /** Rows stand beside each other, in as many columns as there is room for. */
  readonly isGrid?: boolean;
  readonly insert?: ListInsert | undefined;
  /** Estimated height of a row. */
  readonly rowRem?: number;
  /** Estimated height of the page above the rows. */
  readonly headRem?: number;
}

/** The head of a list, and its rows or another view of them. */
export function ListScreen<T extends Identified>(props: ListScreenProps<T>) {
  const { title, query, search, filters, sorts, countText, links, above, instead } = props;
  const place = useListPlace(query.rows.data !== undefined);
  return (
    <>
      <BarHeading>{title}</BarHeading>
      {above}
      <ListHead
        query={query}
        search={instead ? undefined : search}
        filters={instead ? undefined : filters}
        sorts={instead ? undefined : sorts}
        countText={countText}
        links={links}
        hasRows={!instead}
      />
      {instead || (
        <PullToRefresh onRefresh={query.refresh}>
          <div data-in-place={place.place && ''}>
            <Found {...props} {...place} />
          </div>
        </PullToRefresh>
      )}
    </>
  );
}

type FoundProps<T extends Identified> = ListScreenProps<T> & ReturnType<typeof useListPlace>;

function Found<T extends Identified>({ place, leave, ...props }: FoundProps<T>) {
  const { query, failedTitle, empty, emptyAsked } = props;
  const { t } = useTranslation('content');
  const clear = (text: string) => (
    <Button
      kind="secondary"
      onClick={() => query.ask({ search: '', filters: allOf(Object.keys(query.asked.filters)) })}
    >
      {text}
    </Button>
  );
  return (
    <QueryView
      isScreen
      query={query.rows}
      failedTitle={failedTitle}
      skeleton={<ListSkeleton shape={props.isGrid ? 'tile' : 'card'} />}
      empty={
        asksForAll(query.asked) ? (
          <EmptyState {...empty} />
        ) : (
          <EmptyState
            scene={emptySearch}
            {...(emptyAsked ?? { title: t('nothingFound'), text: t('nothingFoundText') })}
            action={clear(emptyAsked === undefined ? t('clearAsked') : t('showAll'))}
          />
        )
      }
    >
      {(rows) => (
        <div className={query.isChanging ? css['changing'] : undefined} aria-busy={query.isChanging}>
          <Rows {...props} rows={rows} place={place} onLeave={leave} />
        </div>
      )}
    </QueryView>
  );
}

interface RowsProps<T extends Identified> extends ListScreenProps<T> {
  readonly rows: readonly T[];
  readonly place: ReturnType<typeof useListPlace>['place'];
  readonly onLeave: ReturnType<typeof useListPlace>['leave'];
}

/** So many are gone through by keys without a way past them. */
const fewRows = 8;

/** A way for the keyboard past the rows, to what comes after them. */
function SkipRows() {
  const { t } = useTranslation('content');
  const skip = () => {
    const end = document.querySelector<HTMLElement>('[data-list-end]');
    if (end === null) return;
    const button = end.querySelector('button');
    if (button === null) end.tabIndex = -1;
    (button ?? end).focus();
  };
  return (
    <button className={css['skip']} type="button" onClick={skip}>
      {t('skipRows')}
    </button>
  );
}

const keyOf = ({ RecordId }: Identified) => RecordId;

function Rows<T extends Identified>({
  title,
  query,
  renderRow,
  rowRem = 6,
  headRem = 9.25,
  isGrid = false,
  insert,
  rows,
  place,
  onLeave,
}: RowsProps<T>) {
  const { hasMore, isLoading, hasFailed, load } = query.more;
  const render = useCallback((one: T) => <div className={css['row']}>{renderRow(one)}</div>, [renderRow]);
  const List = isGrid ? GridRows : VirtualRows;
  return (
    <>
      {rows.length > fewRows && <SkipRows />}
      <List
        rows={rows}
        total={query.total ?? (hasMore ? -1 : rows.length)}
        keyOf={keyOf}
        render={render}
        label={title}
        estimatedRowRem={rowRem}
        initialOffsetRem={headRem}
        place={place}
        onLeave={onLeave}
        insert={insert}
      />
      {(hasMore || query.rows.isFetching || rows.length > 0) && (
        <LoadMore hasMore={hasMore} loading={isLoading} failed={hasFailed} onMore={load} />
      )}
    </>
  );
}
