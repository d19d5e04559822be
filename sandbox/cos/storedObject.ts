import type { Records } from '../records.ts';
import type { Row, Store } from '../store/store.ts';
import { venueText } from '../venueClock.ts';

/** By object key; the bytes are in the store under `objectBytes(key)`. */
export const objectsCollection = '$objects';
export const objectBytes = (key: string) => `object/${key}`;

export interface StorageDeps {
  readonly records: Records;
  readonly store: Store;
  readonly now: () => number;
}

/** With its body read. */
export interface StorageRequest extends StorageDeps {
  readonly request: Request;
  readonly url: URL;
  /** `/` and the decoded key. */
  readonly pathname: string;
  readonly key: string;
  readonly body: Uint8Array;
}

export async function keepObject(
  call: StorageRequest,
  bytes: Uint8Array,
  etag: string,
  type: string,
): Promise<void> {
  // Bytes first: a row without bytes would look like a successful upload.
  await call.store.writeBytes(objectBytes(call.key), bytes);
  const row: Row = {
    RecordId: call.key,
    ETag: etag,
    Size: bytes.length,
    Type: type,
    StoredAt: venueText(call.now()),
  };
  await call.records.save([{ collection: objectsCollection, recordId: call.key, row }]);
}
