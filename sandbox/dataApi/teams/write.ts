import type { Change, Row } from '../../store/store.ts';

export const write = (collection: string, row: Row): Change => ({
  collection,
  recordId: String(row['RecordId']),
  row,
});
