import { isServerRow } from '#domain/record/serverRow.ts';

/** What the visitor knows of rows that come: all until a moment, and of the later ones what they have opened. */
export interface Look {
  /** Epoch milliseconds by the server's clock. */
  readonly sinceMs: number;
  readonly opened: readonly string[];
}

const mostOpened = 300;

export const isLook = (value: unknown): value is Look =>
  isServerRow(value) &&
  Number.isFinite(value['sinceMs']) &&
  Array.isArray(value['opened']) &&
  value['opened'].every((id) => typeof id === 'string');

/** What is opened twice is noted once; the oldest notes are forgotten first. */
export const withOpened = ({ sinceMs, opened }: Look, ids: readonly string[]): Look => ({
  sinceMs,
  opened: [...opened.filter((id) => ids.indexOf(id) < 0), ...ids].slice(-mostOpened),
});

/** Whether something that came at `atMs` is new to the visitor. A moment that is not known is not new. */
export const isNew = ({ sinceMs, opened }: Look, id: string, atMs: number | undefined): boolean =>
  atMs !== undefined && atMs > sinceMs && opened.indexOf(id) < 0;

const weekMs = 7 * 24 * 60 * 60_000;
const mostInOneList = 8;

/** Whether what is new is shown in groups: there is much of it, or it has come together over a week. */
export const isGrouped = (count: number, sinceMs: number, nowMs: number): boolean =>
  count > mostInOneList || (count > 1 && nowMs - sinceMs >= weekMs);
