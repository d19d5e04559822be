import { readFlag, type ServerRow } from '#domain/record/serverRow.ts';

/** Why a product is not offered: its company has withdrawn it, has not published it yet, or does not show it. */
export type OffSale = 'recycled' | 'unreleased' | 'hidden';

/** Undefined for a product on sale; a flag that the server leaves out says nothing. */
export function offSale(row: ServerRow): OffSale | undefined {
  const isGiven = (flag: string) => row[flag] !== undefined && row[flag] !== null && row[flag] !== '';
  const isRefused = (flag: string) => isGiven(flag) && !readFlag(row[flag]);
  if (readFlag(row['IsRecycled'])) return 'recycled';
  if (isRefused('IsRelease')) return 'unreleased';
  return isRefused('IsShow') ? 'hidden' : undefined;
}
