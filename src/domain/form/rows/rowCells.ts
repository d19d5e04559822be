import type { Answer } from '../formDefinition.ts';

/** One row of an answer: what it is called at the server, '' for a new one, and its cells. */
export interface RowCells {
  readonly place: string;
  readonly cells: readonly string[];
}

const mark = '\t';
const plain = (cell: string) => cell.replace(/[\t\r\n]+/g, ' ');

export const writeRowCells = ({ place, cells }: RowCells): string => [place, ...cells].map(plain).join(mark);

export function readRowCells(answer: Answer | undefined): readonly RowCells[] {
  const rows: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return rows
    .filter((row): row is string => typeof row === 'string')
    .map((row) => {
      const [place = '', ...cells] = row.split(mark);
      return { place, cells };
    });
}

export const isBlankRow = ({ cells }: RowCells): boolean => cells.every((cell) => cell.trim() === '');
