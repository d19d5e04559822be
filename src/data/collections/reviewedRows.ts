import { isServerRow } from '#domain/record/serverRow.ts';
import { type NotShown, notShown } from '#domain/review/notShown.ts';
import type { Fields } from './definition.ts';
import { type FieldValues, readFields } from './readFields.ts';

/** By which the organiser and the exhibitor decide whether visitors see a row of the exhibitor. */
export const reviewFields = {
  /** 0 not reviewed, 1 in review, 2 approved, 3 refused; shown without it. */
  ApproveState: 'code?',
  /** Why the organiser has refused it. */
  ReviewReason: 'text?',
  /** False for one that its exhibitor has withdrawn. */
  IsShow: 'flag?',
} as const;

/** The fields of a row, and why visitors do not see it. */
export function readReviewed<const F extends Fields>(
  fields: F,
  row: unknown,
): (FieldValues<F> & { readonly notShown: NotShown | undefined }) | undefined {
  const values = readFields(fields, row);
  // Read from the row as it came: a flag that is missing reads as false.
  return values && { ...values, notShown: isServerRow(row) ? notShown(row) : undefined };
}

/** Reads a row that visitors do not see as none. */
export const ifShown =
  <T extends { readonly notShown: NotShown | undefined }>(read: (row: unknown) => T | undefined) =>
  (row: unknown): T | undefined => {
    const values = read(row);
    return values?.notShown === undefined ? values : undefined;
  };
