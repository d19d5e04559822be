import type { Mark } from './mark.ts';

/** What a visitor has searched, as a mark of the ledger. */
export const searchMark = (text: string): Mark => ({ kind: 'search', id: text, exhibitorId: '' });
