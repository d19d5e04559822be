import type { RowPart } from '#domain/correction/rowChanges.ts';
import { type BoothKey, draftOwnerOf } from '#entities/exhibitor/rules/boothKey.ts';
import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import type { RowAddress } from '#flows/rowForm/rowDraft.ts';
import type { OutboxOwner } from '#sending/outboxOwnerKey.ts';
import type { BoothRows, Identified } from '../ownRows/boothRows.ts';

/** Rows that an exhibitor adds and corrects by one form. */
export interface BoothRowKind<Row extends Identified> {
  /** Names the draft and the entry of the outbox, such as `product`. */
  readonly name: string;
  readonly rows: BoothRows<Row>;
  /** What makes two new rows the same, at a server that keeps no reference. */
  readonly compared: readonly string[];
  readonly secretFields?: readonly string[];
  /** Reads again what shows these rows. */
  readonly invalidate: (booth: BoothKey) => Promise<void>;
  /** Where a form that is done leads. */
  readonly listPath: (exhibitionId: string) => string;
}

export interface BoothRowForm<Row extends Identified> {
  readonly form: FormDefinition;
  readonly parts: readonly RowPart[];
  /** Of a new row. */
  readonly blank: Answers;
  readonly answersOf: (row: Row) => Answers;
  /** What is sent of these parts; `row` as it was when the form was opened, undefined for a new one. */
  readonly changes: (parts: readonly RowPart[], answers: Answers, row: Row | undefined) => ServerRow;
  /** What a new row carries beside its answers. */
  readonly additions?: (answers: Answers) => ServerRow;
}

export const rowAddress = (
  { name }: Pick<BoothRowKind<Identified>, 'name'>,
  booth: BoothKey,
  recordId: string | undefined,
): RowAddress => ({
  exhibitionId: booth.exhibitionId,
  form: name,
  ownerId: draftOwnerOf(booth),
  recordId,
});

export const rowOwner = (
  { name }: Pick<BoothRowKind<Identified>, 'name'>,
  { exhibitorId, exhibitorUserId }: BoothKey,
  recordId = '',
): OutboxOwner => ({ kind: 'boothRow', exhibitorId, exhibitorUserId, form: name, recordId });
