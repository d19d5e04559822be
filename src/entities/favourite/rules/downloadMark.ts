import type { Mark } from './mark.ts';

/** That a visitor has downloaded a file, as a mark of the ledger. */
export const downloadMark = (fileId: string): Mark => ({ kind: 'download', id: fileId, exhibitorId: '' });
