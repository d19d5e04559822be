import type { FilterOption } from '#ui/list/ChoiceSelect.tsx';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FilterChips } from '#ui/list/FilterChips.tsx';
import { FilterButton } from '#ui/list/head/FilterButton.tsx';
import { FilterSheet } from '#ui/list/head/FilterSheet.tsx';
import { ChosenChip } from '#ui/list/head/HeadChips.tsx';
import { SearchBar } from '#ui/list/SearchBar.tsx';
import type { SortOption } from '#ui/list/head/FilterSheet.tsx';
import { isNavigating } from '../navigation/isNavigating.ts';
import { services } from '#session/services.ts';
import { allOf, type Asked, asksForAll } from './listAsked.ts';
import type { ListQuery } from './useListQuery.ts';
import css from '#ui/list/head/listHead.module.css';

export interface ListFilter {
  /** Its name in the address, as in the plan. */
  readonly key: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** Whether the options are still being read: their place is kept, so that the rows below stay where they are. */
  readonly isAwaited?: boolean;
  /** Shown where it has at least so many options; 2 without it, as one tells no rows apart. */
  readonly least?: number;
  /** In the page and not in the sheet: what is only offered after another choice. */
  readonly isRow?: boolean;
  /** Filters that are no longer asked for when this one changes, such as the second level of a category. */
  readonly resets?: readonly string[];
}

interface ListHeadProps {
  readonly query: Pick<ListQuery<unknown>, 'asked' | 'ask' | 'total' | 'isChanging'>;
  readonly search: string | undefined;
  readonly filters: readonly ListFilter[] | undefined;
  readonly sorts: readonly SortOption[] | undefined;
  readonly countText: ((count: number) => string) | undefined;
  readonly links: ReactNode;
  /** Whether the rows are shown, and not another view of them. */
  readonly hasRows: boolean;
}

/** What stands above the rows of a list: the search with the filters in a sheet, and a line of what is chosen. */
export function ListHead({
  query,
  search,
  filters = [],
  sorts = [],
  countText,
  links,
  hasRows,
}: ListHeadProps) {
  const { t } = useTranslation('content');
  const { asked, ask, total, isChanging } = query;
  const counted = countText ?? ((count: number) => t('listCount', { count }));
  const button = useRef<HTMLButtonElement>(null);
  const chosen = chosenOf(filters, sorts, asked);
  const filter = (
    <Filters filters={filters} sorts={sorts} query={query} count={chosen.length} button={button} />
  );
  const isAll = asksForAll(asked);
  // Of a list with a search and nothing beside it the count alone would take a line from the rows.
  const hasLine = !isAll || chosen.length > 0 || Boolean(links) || search === undefined;
  const take = (change: Partial<Asked>) => {
    // The chip that was tapped goes.
    button.current?.focus();
    ask(change);
  };
  return (
    <div className={css['head']}>
      {search !== undefined && (
        <div className={css['search']}>
          <Search label={search} asked={asked.search} onAsk={ask} />
          {filter}
        </div>
      )}
      <div className={hasLine ? css['line'] : 'x-hidden'}>
        {(chosen.length > 0 || Boolean(links)) && (
          <div className={css['chips']}>
            {chosen.map(({ key, text, lang, change }) => (
              <ChosenChip key={key} text={text} lang={lang} onRemove={() => take(change)} />
            ))}
            {links}
          </div>
        )}
        <p className={css['count']} data-announce={isAll ? undefined : ''}>
          {hasRows && total !== undefined && total > 0 && !isChanging && counted(total)}
        </p>
        {search === undefined && filter}
      </div>
      <FilterRows filters={filters} asked={asked} ask={ask} />
    </div>
  );
}

const isOffered = ({ options, least = 2 }: ListFilter) => options.length >= least;

/** What is chosen in the sheet, as chips that take it back. */
function chosenOf(
  filters: readonly ListFilter[],
  sorts: readonly SortOption[],
  { filters: asked, sort }: Asked,
) {
  const narrowed = filters
    .filter(({ key, isRow }) => !isRow && asked[key] !== undefined)
    .map(({ key, label, options, resets = [] }) => {
      const option = options.find(({ value }) => value === asked[key]);
      const change: Partial<Asked> = { filters: { ...allOf(resets), [key]: '' } };
      return { key, text: option?.label ?? label, lang: option?.lang, change };
    });
  const order = sorts.find(({ key }) => key === sort);
  const first = sorts[0]?.key;
  return order === undefined || first === undefined
    ? narrowed
    : [...narrowed, { key: 'sort', text: order.label, lang: undefined, change: { sort: first } }];
}

interface FiltersProps extends Pick<ListHeadProps, 'query'> {
  readonly filters: readonly ListFilter[];
  readonly sorts: readonly SortOption[];
  readonly count: number;
  readonly button: RefObject<HTMLButtonElement | null>;
}

const sortKey = 'sort';

/** The button of the sheet, and the sheet; nothing where there is nothing to choose. */
function Filters({ filters, sorts, query: { asked, ask }, count, button }: FiltersProps) {
  const { t } = useTranslation('content');
  const [isOpen, setOpen] = useState(false);
  const offered = filters.filter(
    (one) => !one.isRow && (isOffered(one) || asked.filters[one.key] !== undefined),
  );
  const isAwaited = filters.some((one) => one.isAwaited);
  if (offered.length === 0 && sorts.length < 2 && !isAwaited) return null;
  const title = t(sorts.length < 2 ? 'filterBy' : 'filterAndSort');
  const groups = [
    ...offered.map(({ key, label, options }) => ({ key, label, options, value: asked.filters[key] ?? '' })),
    ...(sorts.length < 2 ? [] : [orderGroup(t('sortBy'), sorts, asked.sort)]),
  ];

  function apply({ [sortKey]: sort, ...changed }: Readonly<Record<string, string>>) {
    const reset = offered.filter(({ key }) => key in changed).map(({ resets = [] }) => allOf(resets));
    const narrowed = Object.assign({}, ...reset, changed) as Asked['filters'];
    ask({
      ...(Object.keys(narrowed).length > 0 && { filters: narrowed }),
      ...(sort !== undefined && { sort }),
    });
  }
  return (
    <>
      <FilterButton
        label={count === 0 ? title : t('filtersChosen', { title, count })}
        count={count}
        ref={button}
        onOpen={() => setOpen(true)}
      />
      {isOpen && <FilterSheet title={title} groups={groups} onApply={apply} onClose={() => setOpen(false)} />}
    </>
  );
}

const orderGroup = (label: string, sorts: readonly SortOption[], sort: string | undefined) => ({
  key: sortKey,
  label,
  options: sorts.map((one) => ({ value: one.key, label: one.label })),
  value: sort ?? sorts[0]?.key ?? '',
  hasNoAll: true,
});

type FilterRowsProps = Pick<ListHeadProps['query'], 'asked' | 'ask'> & Pick<FiltersProps, 'filters'>;

/** Filters that stand in the page, such as the second level of what was chosen in the sheet. */
function FilterRows({ filters, asked, ask }: FilterRowsProps) {
  return filters
    .filter(
      (one) =>
        one.isRow && (isOffered(one) || (asked.filters[one.key] !== undefined && one.options.length > 0)),
    )
    .map(({ key, label, options, resets = [] }) => (
      <FilterChips
        key={key}
        label={label}
        options={options}
        value={asked.filters[key] ?? ''}
        onChange={(value) => ask({ filters: { ...allOf(resets), [key]: value } })}
      />
    ));
}

interface SearchProps {
  readonly label: string;
  readonly asked: string;
  readonly onAsk: (change: { readonly search: string }) => void;
}

/** What is typed is asked for once it rests, or on Enter; an address that changes otherwise is written into the field. */
function Search({ label, asked, onAsk }: SearchProps) {
  const { pathname } = useLocation();
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  /** What this field has asked for and the address does not say yet. */
  const [pending, setPending] = useState<readonly string[]>([]);
  if (asked !== known) {
    setKnown(asked);
    const at = pending.indexOf(asked);
    setPending(at < 0 ? [] : pending.slice(at + 1));
    // More may have been typed since the field has asked: that is not written over.
    if (at < 0 && asked !== typed.trim()) setTyped(asked);
  }

  const send = (search: string) => {
    const text = search.trim();
    if (text === asked) return;
    setPending((before) => (before[before.length - 1] === text ? before : [...before, text]));
    onAsk({ search });
  };
  const ask = useEffectEvent((search: string) => {
    // A row that was tapped may still be loading its screen; another navigation would cancel it.
    if (!isNavigating(pathname)) send(search);
  });
  // Also for another address: what was typed may have become what was asked for before that came.
  useEffect(() => {
    if (typed.trim() === asked) return undefined;
    const timer = setTimeout(() => ask(typed), services().times.searchRestMs);
    return () => clearTimeout(timer);
  }, [typed, asked]);

  return <SearchBar label={label} placeholder={label} value={typed} onChange={setTyped} onSubmit={send} />;
}
