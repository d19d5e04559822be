import type { Answer, FieldDefinition } from '#domain/form/formDefinition.ts';
import { type FieldModule, problemOf } from '../fieldModule.ts';
import { isBlankRow, readRowCells, type RowCells, writeRowCells } from '#domain/form/rows/rowCells.ts';
import { cellModule, wrongCells } from './wrongCells.ts';
import { cellId, RowsInput } from './RowsInput.tsx';

const read = (answer: Answer | undefined): readonly string[] => readRowCells(answer).map(writeRowCells);

const filled = (answer: readonly string[]): readonly RowCells[] =>
  readRowCells(answer).filter((row) => !isBlankRow(row));

const sentCells = ({ columns = [] }: FieldDefinition, { place, cells }: RowCells): RowCells => ({
  place,
  cells: columns.map((column, at) => cellModule(column).toSend(column, cells[at] ?? '')),
});

/** Rows with the same cells, such as the versions of a product. Rows without a text are left out. */
export const rows: FieldModule<readonly string[]> = {
  blank: [],
  read,
  layout: () => 'group',
  Input: RowsInput,
  toText: (_, answer) =>
    filled(answer)
      .map(({ cells }) => cells.filter((cell) => cell.trim() !== '').join(' · '))
      .join('\n'),
  toSend: (field, answer) => filled(answer).map((row) => writeRowCells(sentCells(field, row))),
  check(field, answer) {
    const [wrong] = wrongCells(field.columns ?? [], readRowCells(answer));
    return wrong && problemOf(field, { code: 'rowWrong', values: { row: wrong.row + 1 } });
  },
  targetId(field, id, { values }) {
    const row = Number(values?.['row'] ?? 1) - 1;
    return cellId(id, row, field.columns?.[0]?.key ?? '');
  },
};
