import { loadChunk } from '#chunks/loadChunk.ts';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import type { EntryTicketProps } from '#entities/voucher/EntryTicket.tsx';

const EntryTicket = lazyPart(
  () => loadChunk(() => import('#entities/voucher/EntryTicket.tsx')).then((part) => part.EntryTicket),
  ['vouchers'],
);

/** Only visitors with a ticket load it. A separate component: one that is lazy may not load another lazy one. */
export const LazyTicket = (props: EntryTicketProps) => <EntryTicket {...props} />;
