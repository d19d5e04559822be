import { useEffect, useRef } from 'react';
import { readRowCells, type RowCells, writeRowCells } from '#domain/form/rows/rowCells.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextInput } from '#ui/controls/TextInput.tsx';
import { localize } from '#ui/text/localize.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import type { FieldInputProps } from '../fieldModule.ts';
import { FieldRow } from '../FieldRow.tsx';
import { wrongCells } from './wrongCells.ts';
import css from './rowsInput.module.css';

export const cellId = (id: string, row: number, key: string) => (row === 0 ? id : `${id}-${row}`) + `-${key}`;

/** A list of rows with the same cells: one can be added, taken out, and moved up and down. */
export function RowsInput({
  field,
  id,
  value,
  onChange,
  onBlur,
  invalid,
}: FieldInputProps<readonly string[]>) {
  const { words } = useFieldTexts();
  const { columns = [], max = Infinity } = field;
  const { rows, writeCells, move, add, remove } = useRowList({ columns, id, value, onChange });
  const wrong = invalid ? wrongCells(columns, rows) : [];
  return (
    <>
      {rows.map((one, row) => (
        <Row
          // A row has no other name: it is known by its place at the server and here.
          key={`${one.place} ${row}`}
          id={id}
          row={row}
          count={rows.length}
          cells={one.cells}
          columns={columns}
          wrong={wrong.find((other) => other.row === row)}
          onCells={(cells) => writeCells(row, cells)}
          onMove={(to) => move(row, to)}
          onRemove={() => remove(row)}
          onBlur={onBlur}
        />
      ))}
      {rows.length < max && (
        <Button id={`${id}-add`} kind="secondary" onClick={add}>
          {words('rowAdd')}
        </Button>
      )}
    </>
  );
}

type RowListProps = Pick<FieldInputProps<readonly string[]>, 'id' | 'value' | 'onChange'> & {
  readonly columns: readonly FieldDefinition[];
};

/** What can be done with the rows; the focus follows the row that is moved or added. */
function useRowList({ columns, id, value, onChange }: RowListProps) {
  const rows = readRowCells(value);
  const toFocus = useRef<string>(undefined);
  useEffect(() => {
    if (toFocus.current !== undefined) document.getElementById(toFocus.current)?.focus();
    toFocus.current = undefined;
  });
  const write = (next: readonly RowCells[]) => onChange(next.map(writeRowCells));
  const focusNext = (row: number) => {
    toFocus.current = row < 0 ? `${id}-add` : cellId(id, row, columns[0]?.key ?? '');
  };
  return {
    rows,
    writeCells: (row: number, cells: readonly string[]) =>
      write(rows.map((other, at) => (at === row ? { ...other, cells } : other))),
    move: (from: number, to: number) => {
      const next = rows.slice();
      next.splice(to, 0, ...next.splice(from, 1));
      focusNext(to);
      write(next);
    },
    add: () => {
      focusNext(rows.length);
      write([...rows, { place: '', cells: columns.map(() => '') }]);
    },
    remove: (row: number) => {
      focusNext(Math.min(row, rows.length - 2));
      write(rows.filter((_, at) => at !== row));
    },
  };
}

interface RowProps {
  readonly id: string;
  readonly row: number;
  readonly count: number;
  readonly cells: readonly string[];
  readonly columns: readonly FieldDefinition[];
  readonly wrong: ReturnType<typeof wrongCells>[number] | undefined;
  readonly onCells: (cells: readonly string[]) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onBlur: () => void;
}

function Row({ id, row, count, cells, columns, wrong, onCells, onMove, onRemove, onBlur }: RowProps) {
  const { words, language, sentence } = useFieldTexts();
  const number = row + 1;
  const tool = (text: string, act: () => void) => (
    <button type="button" className={css['tool']} aria-label={`${text} ${number}`} onClick={act}>
      {text}
    </button>
  );
  return (
    <fieldset className={css['row']}>
      <legend className={css['legend']}>{words('rowNumber', { number })}</legend>
      {columns.map((column, at) => (
        <FieldRow
          key={column.key}
          id={cellId(id, row, column.key)}
          label={localize(column.label, language)}
          required={column.required}
          error={wrong?.column === column ? sentence(wrong.problem, column) : undefined}
        >
          {(wiring) => (
            <TextInput
              id={wiring.id}
              aria-describedby={wiring.describedBy}
              invalid={wiring.invalid}
              inputMode={column.type === 'number' ? (column.isWhole ? 'numeric' : 'decimal') : 'text'}
              autoComplete="off"
              value={cells[at] ?? ''}
              onText={(typed) =>
                onCells(columns.map((_, other) => (other === at ? typed : (cells[other] ?? ''))))
              }
              onBlur={onBlur}
            />
          )}
        </FieldRow>
      ))}
      <div className={css['tools']}>
        {row > 0 && tool(words('rowUp'), () => onMove(row - 1))}
        {row < count - 1 && tool(words('rowDown'), () => onMove(row + 1))}
        {tool(words('rowRemove'), onRemove)}
      </div>
    </fieldset>
  );
}
