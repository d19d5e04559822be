import type { ReactNode } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { VirtualRows } from '#ui/list/VirtualRows.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptySearch } from '#ui/states/scenes/emptySearch.tsx';
import { ListHead } from '#flows/content/ListHead.tsx';
import { useListPlace } from '#flows/content/useListPlace.ts';
import type { PeopleAsked } from './usePeopleAsked.ts';

export interface PeopleListProps<T> {
  readonly people: PeopleAsked;
  /** Those that were asked for. */
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  /** Stable from render to render. */
  readonly render: (row: T) => ReactNode;
  /** Related pages and actions, as chips in the line above the rows. */
  readonly links: ReactNode;
  /** Shown in place of the rows. */
  readonly instead?: ReactNode;
  readonly texts: {
    readonly list: string;
    readonly search: string;
    readonly count: (count: number) => string;
    readonly notFound: string;
    readonly showAll: string;
  };
}

/** People whom one has met, narrowed by a search and by choices; Back returns to the same place. */
export function PeopleList<T>({ people, rows, keyOf, render, links, instead, texts }: PeopleListProps<T>) {
  const { place, leave } = useListPlace(true);
  const { asked, ask, filters } = people;
  return (
    <div data-in-place={place && ''}>
      <ListHead
        query={{ asked, ask, total: rows.length, isChanging: false }}
        search={instead ? undefined : texts.search}
        filters={instead ? undefined : filters}
        sorts={undefined}
        countText={texts.count}
        links={links}
        hasRows={!instead}
      />
      {instead ||
        (rows.length === 0 ? (
          <EmptyState
            scene={emptySearch}
            title={texts.notFound}
            action={
              <Button kind="secondary" onClick={people.askAll}>
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
            initialOffsetRem={9.25}
            place={place}
            onLeave={leave}
          />
        ))}
    </div>
  );
}
