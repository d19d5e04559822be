/** One record as the server spells it. */
export type Row = Record<string, unknown>;

/** What became of one record: its whole new row, or `null` when it was deleted. */
export interface Change {
  readonly collection: string;
  readonly recordId: string;
  readonly row: Row | null;
}

/**
 * Keeps only what users changed; seeds are computed afresh at every start and never stored.
 * Every implementation promises: one `append` is kept whole or not at all, and appends keep their order.
 */
export interface Store {
  /** What became of every record that was changed: the last change about each. */
  load(): Promise<Change[]>;
  append(changes: readonly Change[]): Promise<void>;
  readBytes(key: string): Promise<Uint8Array | undefined>;
  writeBytes(key: string, bytes: Uint8Array): Promise<void>;
  removeBytes(key: string): Promise<void>;
  /** Forgets everything, bytes included. */
  clear(): Promise<void>;
}

/** The changes that still matter: the last one about each record, in the order of first appearance. */
export function latestChanges(changes: readonly Change[]): Change[] {
  const latest = new Map<string, Change>();
  for (const change of changes) latest.set(`${change.collection}/${change.recordId}`, change);
  return [...latest.values()];
}
