import { isBlankRow, type RowCells } from '#domain/form/rows/rowCells.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Problem } from '#domain/text/problem.ts';
import { number } from '../typed/number.tsx';
import { text } from '../typed/text.tsx';

/** A cell is answered as the question of its column. */
export const cellModule = ({ type }: FieldDefinition) => (type === 'number' ? number : text);

export interface WrongCell {
  /** From 0. */
  readonly row: number;
  readonly column: FieldDefinition;
  readonly problem: Problem;
}

/** The first cell of each row that is wrong. The first column names a row, so no two rows have the same there. */
export function wrongCells(
  columns: readonly FieldDefinition[],
  rows: readonly RowCells[],
): readonly WrongCell[] {
  const names = rows.map(({ cells }) => (cells[0] ?? '').trim().toLowerCase());
  const wrong: WrongCell[] = [];
  rows.forEach((one, row) => {
    if (isBlankRow(one)) return;
    const [first] = columns;
    const name = names[row] ?? '';
    for (const [at, column] of columns.entries()) {
      const problem = cellModule(column).check(column, one.cells[at] ?? '');
      if (problem !== undefined) return void wrong.push({ row, column, problem });
    }
    if (first !== undefined && names.indexOf(name) < row)
      wrong.push({ row, column: first, problem: { code: 'rowRepeated', field: first.key } });
  });
  return wrong;
}
