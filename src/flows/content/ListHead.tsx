import type { FilterOption } from '#ui/list/ChoiceSelect.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FilterChips } from '#ui/list/FilterChips.tsx';
import { SearchBar } from '#ui/list/SearchBar.tsx';
import { SortChoice, type SortOption } from '#ui/list/SortChoice.tsx';
import { isNavigating } from '../navigation/isNavigating.ts';
import { services } from '#session/services.ts';
import { allOf, asksForAll } from './listAsked.ts';
import type { ListQuery } from './useListQuery.ts';
import css from './ListScreen.module.css';

export interface ListFilter {
  /** Its name in the address, as in the plan. */
  readonly key: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** Whether the options are still being read: their place is kept, so that the rows below stay where they are. */
  readonly isAwaited?: boolean;
  /** Shown where it has at least so many options; 2 without it, as one tells no rows apart. */
  readonly least?: number;
  /** Filters that are no longer asked for when this one changes, such as the second level of a category. */
  readonly resets?: readonly string[];
}

interface ListHeadProps {
  readonly query: Pick<ListQuery<unknown>, 'asked' | 'ask' | 'total' | 'isChanging'>;
  readonly search: string | undefined;
  readonly filters: readonly ListFilter[] | undefined;
  readonly sorts: readonly SortOption[] | undefined;
  readonly countText: ((count: number) => string) | undefined;
}

export function ListHead({ query, search, filters = [], sorts = [], countText }: ListHeadProps) {
  const { t } = useTranslation('content');
  const { asked, ask, total, isChanging } = query;
  const counted = countText ?? ((count: number) => t('listCount', { count }));
  const [first] = sorts;
  return (
    <div className={css['head']}>
      {search !== undefined && <Search label={search} asked={asked.search} onAsk={ask} />}
      {filters.map(({ key, label, options, isAwaited, resets = [], least = 2 }) =>
        isAwaited ? (
          <div key={key} className={css['awaited']} aria-hidden="true" />
        ) : (
          (options.length >= least || (asked.filters[key] !== undefined && options.length > 0)) && (
            <FilterChips
              key={key}
              label={label}
              options={options}
              value={asked.filters[key] ?? ''}
              onChange={(value) => ask({ filters: { ...allOf(resets), [key]: value } })}
            />
          )
        ),
      )}
      <div className={css['counted']}>
        <p className={css['count']} data-announce={asksForAll(asked) ? undefined : ''}>
          {total !== undefined && total > 0 && !isChanging && counted(total)}
        </p>
        {first !== undefined && (
          <SortChoice options={sorts} value={asked.sort ?? first.key} onChange={(sort) => ask({ sort })} />
        )}
      </div>
    </div>
  );
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
