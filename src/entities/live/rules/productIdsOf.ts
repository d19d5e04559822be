import { isRecordId } from '#domain/record/isRecordId.ts';
import { isServerRow } from '#domain/record/serverRow.ts';

export const mostProductsShown = 20;

/** The products that a live shows, from a list of ids or of rows. */
export function productIdsOf(list: readonly unknown[]): readonly string[] {
  const ids = list.map((entry) => (isServerRow(entry) ? entry['RecordId'] : entry));
  return Array.from(new Set(ids.filter(isRecordId))).slice(0, mostProductsShown);
}
