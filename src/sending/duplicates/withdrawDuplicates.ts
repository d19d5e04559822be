import { extraRowIds, type KeptRow } from '../rules/extraRowIds.ts';
import { readReference } from '#domain/record/serverRow.ts';
import type { ApiClient, CallOptions, ReadOptions } from '#data/client/apiClient.ts';
import { Unreadable } from '#data/client/problems.ts';
import type { Rows } from '#data/collections/rows.ts';
import { addresses } from '#entities/address/api/addressCollections.ts';
import { downloadFiles } from '#entities/download/api/downloadCollections.ts';
import { exhibitorContacts } from '#entities/exhibitor/api/exhibitorContactCollections.ts';
import { lives } from '#entities/live/api/liveCollections.ts';
import { enquiries } from '#entities/message/api/enquiryCollections.ts';
import { messages } from '#entities/message/api/messageCollections.ts';
import { orders, salesRecords } from '#entities/order/api/orderCollections.ts';
import { codeOfState } from '#entities/order/rules/orderState.ts';
import { commentReplies, productComments, products } from '#entities/product/api/productCollections.ts';
import { promotions } from '#entities/promotion/api/promotionCollections.ts';
import { answerRows } from '#entities/questionnaire/api/questionnaireCollections.ts';
import { registrations } from '#entities/registration/api/registrationCollections.ts';
import { supplyPosts } from '#entities/supply/api/supplyCollections.ts';
import type { WithdrawnFrom } from './withdrawnFrom.ts';

interface Referenced {
  readonly rows: (
    client: ApiClient,
    parts: { readonly ClientRef: string; readonly ExhibitionId?: string },
    options: ReadOptions & { readonly via: 'queryList' },
  ) => Promise<Rows>;
  readonly remove: (client: ApiClient, recordId: string, options: CallOptions) => Promise<void>;
}

const rowsOf: Readonly<Record<WithdrawnFrom, Referenced>> = {
  ...answerRows,
  Address: addresses,
  CloudRelease: supplyPosts,
  EnquiryRecord: enquiries,
  ExhibitorContact: exhibitorContacts,
  FileDownloadTask: downloadFiles,
  LiveList: lives,
  MessageInfo: messages,
  // An order is never deleted: its exhibitor may have seen it.
  Order: {
    rows: orders.rows,
    remove: (client, recordId, options) =>
      orders.update(client, recordId, { state: codeOfState('closed') }, options),
  },
  Product: products,
  ProductVisitInfoMessage: productComments,
  Promotion: promotions,
  SalesServiceRecord: salesRecords,
  VisitInfoMessageComment: commentReplies,
  VisitorExhibitionInfo: registrations,
};

/**
 * A browser may deliver one insert twice when a reused connection breaks, and a server may keep both rows. What is proven to
 * be the second one is deleted by its RecordId. Safe to repeat. @throws ApiProblem; Unreadable where the server does not say which rows it has
 */
export async function withdrawDuplicates(
  client: ApiClient,
  collection: WithdrawnFrom,
  kept: KeptRow,
  asked: CallOptions,
): Promise<void> {
  const options = { ...asked, isAskedFor: false };
  const from = rowsOf[collection];
  const exhibitionId = readReference(kept.fields['ExhibitionId']);
  const parts = { ClientRef: kept.clientRef, ...(exhibitionId !== '' && { ExhibitionId: exhibitionId }) };
  const { rows, outcome } = await from.rows(client, parts, {
    ...options,
    policy: 'background',
    via: 'queryList',
  });
  if (outcome === 'unclear') throw new Unreadable(`${collection}: neither rows nor none`);
  for (const recordId of extraRowIds(rows, kept)) await from.remove(client, recordId, options);
}
