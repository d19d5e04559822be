import type { DownloadTask } from '#entities/download/rules/downloadTask.ts';
import type { Session } from '#entities/programme/rules/session.ts';
import type { WatchedRow } from './changedRows.ts';
import { mayDownload } from '#domain/file/mayDownload.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import type { FairMs } from '#domain/time/clocks.ts';
import { isNew, type Look } from './look.ts';

/** Something of an exhibitor, with the moment at which the server has stored it. */
export interface CameRow {
  readonly id: string;
  readonly exhibitorId: string;
  readonly atMs: number;
}

/** New rows by their exhibitors, in the order in which they stand. */
export function newByExhibitor<T extends CameRow>(
  rows: readonly T[],
  look: Look,
): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, readonly T[]>();
  for (const row of rows)
    if (isNew(look, row.id, row.atMs))
      found.set(row.exhibitorId, [...(found.get(row.exhibitorId) ?? []), row]);
  return found;
}

/** When a file could be had first; undefined while that is not told, or where it depends on the visitor. */
export function openedAtMs(file: DownloadTask): number | undefined {
  const addedMs = parseVenueTime(file.addedAt);
  if (file.rule === 'always') return addedMs;
  const { startMs } = file.window;
  if (file.rule !== 'window' || Number.isNaN(startMs)) return undefined;
  return startMs === undefined ? addedMs : Math.max(startMs, addedMs ?? startMs);
}

/** The files that may be had now and could not when the visitor looked: the organiser's, and those of saved exhibitors. */
export const newFiles = (
  files: readonly DownloadTask[],
  look: Look,
  savedIds: readonly string[],
  nowMs: FairMs,
): readonly DownloadTask[] =>
  files.filter(
    (file) =>
      (file.exhibitorId === '' || savedIds.indexOf(file.exhibitorId) >= 0) &&
      isNew(look, file.id, openedAtMs(file)) &&
      mayDownload({ ...file, isRegistered: true, isCheckedIn: false, nowMs }) === undefined,
  );

/** Whether there are seats: of sessions to come whose seats are counted. That the last is taken is no news. */
export const seatRows = (sessions: readonly Session[], nowMs: FairMs): readonly WatchedRow[] =>
  sessions
    .filter(
      ({ seatsLeft, isCancelled, times }) =>
        seatsLeft !== undefined && !isCancelled && times !== undefined && times.startMs > nowMs,
    )
    .map(({ id, seatsLeft }) => ({
      id,
      state: seatsLeft === 0 ? 'full' : 'free',
      isOwnStep: seatsLeft === 0,
      isForVisitor: false,
    }));

export interface CameSources<T extends CameRow> {
  readonly products: readonly T[];
  readonly lives: readonly T[];
  readonly files: readonly DownloadTask[];
  /** Ids of exhibitors. */
  readonly savedIds: readonly string[];
  /** Undefined before the first look: nothing is new then. */
  readonly look: Look | undefined;
  readonly nowMs: FairMs;
}

export interface NewCame<T extends CameRow> {
  readonly files: readonly DownloadTask[];
  readonly lives: readonly T[];
  /** A change for each exhibitor. */
  readonly products: ReadonlyMap<string, readonly T[]>;
}

/** Of all that came what the visitor does not know. */
export function newCame<T extends CameRow>(sources: CameSources<T>): NewCame<T> {
  const { products, lives, files, savedIds, look, nowMs } = sources;
  if (look === undefined) return { files: [], lives: [], products: new Map() };
  return {
    files: newFiles(files, look, savedIds, nowMs),
    lives: lives.filter(({ id, atMs }) => isNew(look, id, atMs)),
    products: newByExhibitor(products, look),
  };
}

/** As many as the rows in which they are shown. */
export const newCameCount = ({ files, lives, products }: NewCame<CameRow>): number =>
  files.length + lives.length + products.size;
