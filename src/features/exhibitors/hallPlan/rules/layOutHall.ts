import { readBooth } from './readBooth.ts';

interface Stand {
  readonly RecordId: string;
  readonly BoothNo: string;
}

/** A booth as a rectangle of `boothSize`; `x`, `y` are its upper left corner, in units of the plan. */
export interface PlanBooth<T> {
  readonly stand: T;
  readonly x: number;
  readonly y: number;
}

export interface PlanRow<T> {
  /** `3B`; '' for the booths whose numbers name no row. */
  readonly row: string;
  /** Where its name is written. */
  readonly y: number;
  readonly booths: readonly PlanBooth<T>[];
}

export interface HallLayout<T> {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly PlanRow<T>[];
}

export const boothSize = { width: 60, height: 46 };
export const planMargin = 8;
const columns = 8;
/** Booths of a hall with short rows are drawn larger, up to this. */
const fewestColumns = 4;
const headHeight = 28;
const aisleHeight = 14;

const natural = new Intl.Collator('en', { numeric: true }).compare;
const byText = (one: string, other: string) =>
  natural(one, other) || Number(one > other) - Number(one < other);

/**
 * Rows in their order, the booths of each by their positions, eight beside each other. Booths without a row come last. The same rows
 * give the same plan, in whatever order a server answers them. It is as wide as its longest row.
 */
export function layOutHall<T extends Stand>(stands: readonly T[]): HallLayout<T> {
  const rows: PlanRow<T>[] = [];
  let widest = fewestColumns;
  let y = planMargin;
  for (const { row, stands: inRow } of rowsOf(stands)) {
    const top = y + headHeight;
    const booths = inRow.map((stand, at) => ({
      stand,
      x: planMargin + (at % columns) * boothSize.width,
      y: top + Math.floor(at / columns) * boothSize.height,
    }));
    rows.push({ row, y, booths });
    widest = Math.max(widest, Math.min(columns, inRow.length));
    y = top + Math.ceil(inRow.length / columns) * boothSize.height + aisleHeight;
  }
  return { width: 2 * planMargin + widest * boothSize.width, height: y - aisleHeight + planMargin, rows };
}

function rowsOf<T extends Stand>(stands: readonly T[]) {
  const read = stands.map((stand) => ({ stand, place: readBooth(stand.BoothNo) }));
  read.sort(
    (one, other) =>
      (one.place?.position ?? 0) - (other.place?.position ?? 0) ||
      byText(one.place?.part ?? one.stand.BoothNo, other.place?.part ?? other.stand.BoothNo) ||
      byText(one.stand.RecordId, other.stand.RecordId),
  );
  const rows = new Map<string, T[]>();
  for (const { stand, place } of read) {
    const row = place?.row ?? '';
    const known = rows.get(row);
    if (known === undefined) rows.set(row, [stand]);
    else known.push(stand);
  }
  return Array.from(rows, ([row, inRow]) => ({ row, stands: inRow })).sort(
    (one, other) => Number(one.row === '') - Number(other.row === '') || byText(one.row, other.row),
  );
}
