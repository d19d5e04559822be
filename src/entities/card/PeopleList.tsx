import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { temperatures } from './rules/contact.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ChoiceSelect } from '#ui/list/ChoiceSelect.tsx';
import { FilterChips } from '#ui/list/FilterChips.tsx';
import { SearchBar } from '#ui/list/SearchBar.tsx';
import { VirtualRows } from '#ui/list/VirtualRows.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptySearch } from '#ui/states/scenes/emptySearch.tsx';
import { useListPlace } from '#flows/content/useListPlace.ts';
import css from './peopleList.module.css';
import type { PeopleAsked } from './usePeopleAsked.ts';

/** What else the people can be narrowed to, beside search and temperature. */
export interface PeopleSelect<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly allText: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface PeopleListProps<T, Name extends string> {
  readonly asked: PeopleAsked<Name>;
  /** Those that were asked for. */
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  /** Stable from render to render. */
  readonly render: (row: T) => ReactNode;
  readonly selects: readonly PeopleSelect<Name>[];
  readonly texts: {
    readonly list: string;
    readonly search: string;
    readonly count: string;
    readonly notFound: string;
    readonly showAll: string;
  };
  /** How far below the top of the page the rows begin, about. */
  readonly initialOffsetRem: number;
}

/** People whom one has met, narrowed by a search and by choices; Back returns to the same place. */
export function PeopleList<T, Name extends string>(props: PeopleListProps<T, Name>) {
  const { asked, rows, keyOf, render, texts, initialOffsetRem } = props;
  const { place, leave } = useListPlace(true);
  return (
    <div data-in-place={place && ''}>
      <Filters {...props} />
      <p className={css['count']}>{texts.count}</p>
      {rows.length === 0 ? (
        <EmptyState
          scene={emptySearch}
          title={texts.notFound}
          action={
            <Button kind="secondary" onClick={asked.askAll}>
              {texts.showAll}
            </Button>
          }
        />
      ) : (
        <VirtualRows
          rows={rows}
          keyOf={keyOf}
          render={render}
          label={texts.list}
          estimatedRowRem={5.5}
          initialOffsetRem={initialOffsetRem}
          place={place}
          onLeave={leave}
        />
      )}
    </div>
  );
}

function Filters<T, Name extends string>({ asked, selects, texts }: PeopleListProps<T, Name>) {
  const { t } = useTranslation('cards');
  return (
    <div className={css['filters']}>
      <SearchBar
        label={texts.search}
        placeholder={texts.search}
        value={asked.search}
        onChange={(q) => asked.ask('q', q)}
      />
      <FilterChips
        label={t('temperature')}
        options={temperatures.map((value) => ({ value, label: t(value) }))}
        value={asked.temperature}
        onChange={(value) => asked.ask('temperature', value)}
      />
      <div className={css['selects']}>
        {selects.map(({ name, label, allText, options }) => (
          <div key={name} className={css['select']}>
            <ChoiceSelect
              label={label}
              allText={allText}
              options={options}
              value={asked.chosen(name)}
              onChange={(value) => asked.ask(name, value)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
