import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { isServerRow, readFlag, readLine, readReference, readTextPair } from '#domain/record/serverRow.ts';

/** What the exhibitions of a series have in common. Texts are '' when absent. */
export interface ExhibitionUnit {
  readonly RecordId: string;
  readonly name: TextPair;
  readonly introduction: TextPair;
  readonly Cover: string;
}

/** What a list of the series says of one exhibition. */
export type SeriesChild = Pick<
  Exhibition,
  'RecordId' | 'ExName' | 'ExNameEn' | 'StartTime' | 'EndTime' | 'Place' | 'PlaceEn' | 'Logo'
>;

export interface Series {
  readonly unit: ExhibitionUnit | undefined;
  /** The exhibition for the series as a whole, where there is one. */
  readonly main: SeriesChild | undefined;
  readonly children: readonly SeriesChild[];
}

const urlMaxCodePoints = 2000;

export function readExhibitionUnit(row: unknown): ExhibitionUnit | undefined {
  if (!isServerRow(row) || !isRecordId(row['RecordId'])) return undefined;
  return {
    RecordId: row['RecordId'],
    name: readTextPair(row, 'Name'),
    introduction: readTextPair(row, 'Introduction'),
    Cover: readLine(row['Cover'], urlMaxCodePoints),
  };
}

/** The unit to which the row of an exhibition belongs, as an id or written in its place; '' where there is none. */
export function unitIdOf(row: unknown): string {
  const id = isServerRow(row) ? readReference(row['ExhibitionUnitId']) : '';
  return isRecordId(id) ? id : '';
}

/** Whether the row is the exhibition for a series as a whole, and no child of it. */
export const isSeriesTheme = (row: unknown): boolean => isServerRow(row) && readFlag(row['IsSeriesTheme']);

/** Whether an exhibition is the theme of a series or one of its children. */
export const isOfSeries = ({ main, children }: Series, exhibitionId: string): boolean =>
  [...children, ...(main === undefined ? [] : [main])].some(({ RecordId }) => RecordId === exhibitionId);
