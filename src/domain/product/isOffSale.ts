import { readFlag, type ServerRow } from '../record/serverRow.ts';

/** True where the row says so; a flag that the server leaves out says nothing. */
export function isOffSale(row: ServerRow): boolean {
  const isGiven = (flag: string) => row[flag] !== undefined && row[flag] !== null && row[flag] !== '';
  const isRefused = (flag: string) => isGiven(flag) && !readFlag(row[flag]);
  return isRefused('IsShow') || isRefused('IsRelease') || readFlag(row['IsRecycled']);
}
