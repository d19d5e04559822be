/** One record with the server's field names. */
export type Row = Record<string, unknown>;

/** The whole new row, or `null` when it was deleted. */
export interface Change {
  readonly collection: string;
  readonly recordId: string;
  readonly row: Row | null;
}

/**
 * Stores only changes; seeds are computed at every start. Every implementation guarantees that an `append` is atomic,
 * and that appends keep their order.
 */
export interface Store {
  /** The last change of each changed record. */
  load(): Promise<Change[]>;
  append(changes: readonly Change[]): Promise<void>;
  readBytes(key: string): Promise<Uint8Array | undefined>;
  writeBytes(key: string, bytes: Uint8Array): Promise<void>;
  removeBytes(key: string): Promise<void>;
  /** Bytes included. */
  clear(): Promise<void>;
}

/** The last change of each record, in the order of first appearance. */
export function latestChanges(changes: readonly Change[]): Change[] {
  const latest = new Map<string, Change>();
  for (const change of changes) latest.set(`${change.collection}/${change.recordId}`, change);
  return [...latest.values()];
}
