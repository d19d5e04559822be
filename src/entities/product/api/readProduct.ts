import { type OffSale, offSale } from '../rules/offSale.ts';
import { isServerRow, readLine } from '#domain/record/serverRow.ts';
import type { Fields } from '#data/collections/definition.ts';
import { type FieldValues, readFields } from '#data/collections/readFields.ts';

type Product<F extends Fields> = FieldValues<F> & {
  /** Read from the row as it came: a flag that is missing reads as false. */
  readonly isOffSale: boolean;
  /** Why. */
  readonly offSale: OffSale | undefined;
};

/** The fields of a product; a single picture given as text is a list of one. */
export function readProduct<F extends Fields>(fields: F, row: unknown): Product<F> | undefined {
  const values = readFields(fields, row);
  if (values === undefined || !isServerRow(row)) return undefined;
  const picture = readLine(row['PicList'], 2_000);
  const reason = offSale(row);
  return {
    ...values,
    ...(picture !== '' && { PicList: [picture] }),
    isOffSale: reason !== undefined,
    offSale: reason,
  };
}
