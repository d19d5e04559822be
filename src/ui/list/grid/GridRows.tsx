import { type CSSProperties, type ReactNode, useCallback, useMemo } from 'react';
import { VirtualRows, type VirtualRowsProps } from '../VirtualRows.tsx';
import css from './gridRows.module.css';
import { useColumns } from './useColumns.ts';

export type GridRowsProps<Row> = Omit<VirtualRowsProps<Row>, 'ref' | 'onSeen' | 'areLines'>;

interface Line<Row> {
  readonly items: readonly Row[];
  readonly firstAt: number;
}

const sizes = { leastRem: 8.5, gapPx: 12 };

/** Rows beside each other: as `VirtualRows`, in as many columns as there is room for. `estimatedRowRem` is the height of a line. */
export function GridRows<Row>({
  rows,
  total = rows.length,
  keyOf,
  render,
  insert,
  ...rest
}: GridRowsProps<Row>) {
  const columns = useColumns(sizes);
  const lines = useMemo(() => linesOf(rows, columns), [rows, columns]);
  const lineKey = useCallback(
    ({ items: [first] }: Line<Row>) => (first === undefined ? '' : keyOf(first)),
    [keyOf],
  );
  const renderLine = useCallback(
    ({ items, firstAt }: Line<Row>): ReactNode => (
      <div className={css['line']} role="presentation" style={{ '--columns': columns } as CSSProperties}>
        {items.map((row, part) => (
          <div
            className={css['cell']}
            key={keyOf(row)}
            role="listitem"
            aria-setsize={total}
            aria-posinset={firstAt + part + 1}
            data-part={part}
          >
            {render(row, firstAt + part)}
          </div>
        ))}
      </div>
    ),
    [columns, keyOf, render, total],
  );
  const behindLine = insert && { ...insert, at: Math.floor(insert.at / columns) };
  return (
    <VirtualRows {...rest} rows={lines} keyOf={lineKey} render={renderLine} insert={behindLine} areLines />
  );
}

function linesOf<Row>(rows: readonly Row[], columns: number): readonly Line<Row>[] {
  return Array.from({ length: Math.ceil(rows.length / columns) }, (_, line) => ({
    items: rows.slice(line * columns, (line + 1) * columns),
    firstAt: line * columns,
  }));
}
