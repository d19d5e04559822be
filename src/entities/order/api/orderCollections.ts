import { readLogistics } from '../rules/logistics.ts';
import { linesField, readOrder } from '../rules/order.ts';
import { readSalesRecord } from '../rules/salesRecord.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';

const references = {
  ExhibitionId: 'Exhibition',
  VisitorId: 'Visitor',
  ExhibitorId: 'Exhibitor',
} as const;

/** Inserted as `{ AppType, Orderinfo, Productinfo }`: the fields of the order, and of its lines. */
export const orders = defineCollection({
  name: 'Order',
  known: 'seen',
  knownOtherwise: {
    assumed: [
      'PayInstructions',
      'ClientRef',
      'ExpressCompany',
      'AnswerReason',
      'StateBefore',
      'ReturnExpressCompany',
      'ReturnExpressNum',
      'IsReturnReceived',
      'IsExchangeSent',
      'ExchangeExpressCompany',
      'ExchangeExpressNum',
      'RefundSum',
      'RefundTime',
      'RefundWay',
    ],
  },
  fields: {
    ExhibitionId: 'id',
    VisitorId: 'id',
    ExhibitorId: 'id',
    ExhibitorExhibitionInfoId: 'id?',
    OrderName: 'text?',
    OrderType: 'code?',
    OrderLineNumber: 'text?',
    /** In cents. */
    Sum: 'text',
    /** 101 to pay, 201 to ship, 202 to receive, 401 completed, 402 closed; refund 301 agreed, 302 refused, 303 asked for; return 311 to 313; exchange 321 to 323. */
    state: 'code',
    /** 1 courier, 2 local, 3 pick-up. */
    Logistics: 'code?',
    ExpressNum: 'text?',
    /** Of the courier, as the exhibitor wrote it. */
    ExpressCompany: 'text?',
    /** Why the exhibitor agrees to a return or refuses it: written with the state, and kept by the server in the history. */
    AnswerReason: 'text?',
    /** 202 or 401: as what the order goes on where the request is refused. Written with the request. */
    StateBefore: 'code?',
    /** Of the courier by whom the visitor sends the goods back. */
    ReturnExpressCompany: 'text?',
    ReturnExpressNum: 'text?',
    /** The exhibitor has the goods back. */
    IsReturnReceived: 'flag?',
    /** What replaces the goods is sent, or was handed over. */
    IsExchangeSent: 'flag?',
    ExchangeExpressCompany: 'text?',
    ExchangeExpressNum: 'text?',
    /** What was paid back. In cents. */
    RefundSum: 'text?',
    /** Day of the refund, `YYYY-MM-DD`. */
    RefundTime: 'text?',
    /** By which way it was paid back, in the exhibitor's words. */
    RefundWay: 'text?',
    Receiver: 'text?',
    ReceiverPhone: 'text?',
    /** `province-city-area-detail`. */
    ReceiverAddress: 'text?',
    /** Of the `Address`. */
    myAddress: 'id?',
    Remark: 'text?',
    /** How to pay, in the organiser's words. */
    PayInstructions: 'text?',
    /** Made on the phone before the row is sent. */
    ClientRef: 'text?',
  },
  references: { ...references, myAddress: 'Address', ExhibitorExhibitionInfoId: 'ExhibitorExhibitionInfo' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'ExhibitorId', 'state', 'ClientRef'],
  personal: ['VisitorId', 'ExhibitorId', 'ClientRef'],
  read: readOrder,
});

export const orderLines = defineCollection({
  name: 'OrderLineItem',
  known: 'seen',
  knownOtherwise: { assumed: ['Type', 'TypeName'] },
  fields: {
    OrderId: 'id',
    ProductId: 'id?',
    ProductNum: 'text',
    ProductName: 'text',
    /** Of the line. In cents. */
    Price: 'text?',
    /** Of one piece. In cents. */
    UnitPrice: 'text',
    /** The place of the specification in the product's list, as in the cart. */
    Type: 'text?',
    /** Its name. */
    TypeName: 'text?',
  },
  references: { OrderId: 'Order', ProductId: 'Product' },
  askedBy: ['RecordId', 'OrderId'],
});

/** Hung from an order that is read. */
export const orderChildren = { [linesField]: { of: orderLines, field: 'OrderId' } } as const;

/** The history of a return or an exchange: what the visitor asked, and what the exhibitor answered. */
export const salesRecords = defineCollection({
  name: 'SalesServiceRecord',
  known: 'seen',
  knownOtherwise: { assumed: ['ExhibitionId', 'VisitorId', 'PicList', 'ClientRef'] },
  fields: {
    OrderId: 'id',
    ExhibitionId: 'id?',
    VisitorId: 'id?',
    /** A state of the order, such as 313. */
    Type: 'code',
    Name: 'text?',
    Time: 'text?',
    Reason: 'text?',
    Content: 'text?',
    PicList: 'list?',
    IsApprove: 'flag?',
    ClientRef: 'text?',
  },
  references: { OrderId: 'Order', ExhibitionId: 'Exhibition', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'OrderId', 'ExhibitionId', 'VisitorId', 'ClientRef'],
  personal: ['VisitorId', 'ClientRef'],
  read: readSalesRecord,
});

/** Where a parcel is. Other clients ask a parcel service themselves; the specification names a query of this API. */
export const logistics = defineCollection({
  name: 'LogisticsInfo',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id?',
    VisitorId: 'id',
    OrderId: 'id',
    ExpressNum: 'text',
    ExpressCompany: 'text?',
    /** 3 delivered. */
    State: 'code?',
    /** `{ Time, Context }`. */
    Traces: 'list?',
  },
  references: { ExhibitionId: 'Exhibition', VisitorId: 'Visitor', OrderId: 'Order' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'OrderId', 'ExpressNum'],
  personal: ['VisitorId'],
  read: readLogistics,
});
