import { addresses } from '#entities/address/api/addressCollections.ts';
import { contactMessages } from '#api/exhibition/contactMessageCollections.ts';
import { calendars } from '#entities/appointment/api/appointmentCollections.ts';
import { checkInRecords } from '#entities/checkIn/api/checkInCollections.ts';
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
import { supplyPosts } from '#entities/supply/api/supplyCollections.ts';
import type { Referenced } from './withdrawDuplicates.ts';
import type { WithdrawnFrom } from './withdrawnFrom.ts';

/** Registrations have `withdrawPasses`. */
export const rowsByReference: Readonly<Record<WithdrawnFrom, Referenced>> = {
  ...answerRows,
  Address: addresses,
  Calendar: {
    // Its usual verb merges what is taken.
    rows: (client, parts, options) => calendars.rows(client, parts, { ...options, via: 'queryList' }),
    remove: calendars.remove,
  },
  CloudRelease: supplyPosts,
  ConnectUs: contactMessages,
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
  SignInRecord: checkInRecords,
  VisitInfoMessageComment: commentReplies,
};
