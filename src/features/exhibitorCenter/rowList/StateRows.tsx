import type { ReactNode } from 'react';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { FilterChips } from '#ui/list/FilterChips.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import css from './rowList.module.css';

export interface StateRowsProps<Row extends { readonly RecordId: string }, State extends string> {
  readonly rows: readonly Row[];
  readonly stateOf: (row: Row) => State;
  /** In the order of their chips. */
  readonly states: readonly State[];
  /** What is seen only where it is asked for. */
  readonly awayState: State;
  readonly label: string;
  readonly textOf: (state: State) => string;
  readonly none: string;
  readonly renderRow: (row: Row) => ReactNode;
}

/** Rows of a booth, narrowed to one state by chips that say how many there are. */
export function StateRows<Row extends { readonly RecordId: string }, State extends string>(
  props: StateRowsProps<Row, State>,
) {
  const { rows, stateOf, states, awayState, label, textOf, none, renderRow } = props;
  const { params, ask } = useAskedAddress();
  const chosen = params.get('state') ?? '';
  const countOf = (state: State) => rows.filter((row) => stateOf(row) === state).length;
  const options = states
    .filter((state) => countOf(state) > 0)
    .map((state) => ({ value: state, label: `${textOf(state)} ${countOf(state)}` }));
  const shown = rows.filter((row) => {
    const state = stateOf(row);
    return chosen === '' ? state !== awayState : state === chosen;
  });
  return (
    <>
      <FilterChips label={label} options={options} value={chosen} onChange={(state) => ask({ state })} />
      {shown.length === 0 && <EmptyState title={none} />}
      <ul className={css['list']}>
        {shown.map((row) => (
          <li key={row.RecordId} data-state={stateOf(row)}>
            {renderRow(row)}
          </li>
        ))}
      </ul>
    </>
  );
}
