import type { Change, Row } from '#sandbox/store/store.ts';

export const write = (collection: string, row: Row): Change => ({
  collection,
  recordId: String(row['RecordId']),
  row,
});
