import { defineCollection } from '#data/collections/defineCollection.ts';
import { readProduct } from './readProduct.ts';

const productFields = {
  ExhibitionId: 'id?',
  ExhibitorId: 'id?',
  ExhibitorExhibitionInfoId: 'id?',
  ClientRef: 'text?',
  ProductName: 'text',
  ProductNameEn: 'text?',
  productTitle: 'text?',
  productTitleEn: 'text?',
  ProductDescription: 'richText?',
  ProductDescriptionEn: 'richText?',
  PicList: 'list?',
  /** A film; one can also be an entry of `PicList`. */
  Video: 'address?',
  /** Of a WebVTT file with captions of the film. */
  CaptionsUrl: 'address?',
  /** Of a version of the film in which a voice tells what is seen. */
  DescribedUrl: 'address?',
  /** All that is said and seen in the film, in its order. */
  Transcript: 'text?',
  TranscriptEn: 'text?',
  /** In cents, as text. */
  ProductPrice: 'text?',
  StockNumber: 'text?',
  /** How many are ordered at least; 1 where it is missing. */
  MinOrderNumber: 'text?',
  /** `{ size, price, total, Sort }` of a version, whose place in the list names it in carts and orders; `{ Name, Value }` only describes. */
  Specifications: 'list?',
  CategoryFirstId: 'id?',
  CategorySecondId: 'id?',
  ProductTypeInfoId: 'id?',
  ProductNumber: 'text?',
  PVNumber: 'number?',
  IsShow: 'flag?',
  IsRelease: 'flag?',
  IsRecycled: 'flag?',
  SourceType: 'code?',
  ProductType: 'code?',
} as const;

export const products = defineCollection({
  name: 'Product',
  known: 'seen',
  knownOtherwise: {
    assumed: [
      'ExhibitionId',
      'ClientRef',
      'ProductNameEn',
      'productTitleEn',
      'ProductDescriptionEn',
      'IsRecycled',
      'MinOrderNumber',
      'Video',
      'CaptionsUrl',
      'DescribedUrl',
      'Transcript',
      'TranscriptEn',
    ],
  },
  fields: productFields,
  references: {
    ExhibitionId: 'Exhibition',
    ExhibitorId: 'Exhibitor',
    ExhibitorExhibitionInfoId: 'ExhibitorExhibitionInfo',
    CategoryFirstId: 'CategoryFirst',
    CategorySecondId: 'CategorySecond',
    ProductTypeInfoId: 'ProductTypeInfo',
  },
  askedBy: [
    'RecordId',
    'ExhibitionId',
    'ExhibitorId',
    'CategoryFirstId',
    'CategorySecondId',
    'ProductTypeInfoId',
    'IsShow',
    'ClientRef',
  ],
  read: (row: unknown) => readProduct(productFields, row),
});

export const firstCategories = defineCollection({
  name: 'CategoryFirst',
  known: 'seen',
  knownOtherwise: { assumed: ['NameEn'] },
  fields: {
    ExhibitionId: 'id',
    ExhibitorId: 'id?',
    Name: 'text',
    NameEn: 'text?',
    Image: 'address?',
    Sort: 'number?',
  },
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId'],
});

export const secondCategories = defineCollection({
  name: 'CategorySecond',
  known: 'seen',
  knownOtherwise: { assumed: ['NameEn'] },
  fields: {
    ExhibitionId: 'id',
    ExhibitorId: 'id?',
    CategoryFirstId: 'id',
    Name: 'text',
    NameEn: 'text?',
    Image: 'address?',
    Sort: 'number?',
  },
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor', CategoryFirstId: 'CategoryFirst' },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId', 'CategoryFirstId'],
});

/** What kind of row a product is that is sold: seen elsewhere. */
export const goodsCodes = { SourceType: '商城', ProductType: '商品' } as const;

/** `SourceType` of what is written on the message board of an exhibitor. */
export const boardSource = '留言板';
/** `SourceType` of what is written in a live room. */
export const liveSource = '直播';

/** What visitors write about a product, on the message board of an exhibitor, or in a live room. */
export const productComments = defineCollection({
  name: 'ProductVisitInfoMessage',
  known: 'seen',
  knownOtherwise: { assumed: ['ExhibitionId', 'ClientRef', 'LiveListId'] },
  fields: {
    ExhibitionId: 'id?',
    ClientRef: 'text?',
    VisitorId: 'id?',
    ExhibitorId: 'id?',
    /** '' on a message board and in a live room. */
    ProductId: 'id?',
    /** Of the live that it was written about. */
    LiveListId: 'id?',
    ProductVisitInfoId: 'id?',
    Content: 'text',
    Logo: 'address?',
    Name: 'text?',
    NickName: 'text?',
    /** `留言板` on a message board, `直播` in a live room. */
    SourceType: 'text?',
    /** How many like it. */
    PVNumber: 'number?',
  },
  references: {
    ExhibitionId: 'Exhibition',
    VisitorId: 'Visitor',
    ExhibitorId: 'Exhibitor',
    ProductId: 'Product',
    LiveListId: 'LiveList',
    ProductVisitInfoId: 'ProductVisitInfo',
  },
  askedBy: [
    'RecordId',
    'ExhibitionId',
    'VisitorId',
    'ProductId',
    'LiveListId',
    'ExhibitorId',
    'SourceType',
    'ProductVisitInfoId',
    'ClientRef',
  ],
});

export const commentReplies = defineCollection({
  name: 'VisitInfoMessageComment',
  known: 'seen',
  knownOtherwise: { assumed: ['ExhibitionId', 'ClientRef'] },
  fields: {
    ExhibitionId: 'id?',
    ClientRef: 'text?',
    ProductVisitInfoMessageId: 'id',
    VisitorId: 'id?',
    ExhibitorId: 'id?',
    Content: 'text',
    Logo: 'address?',
    Name: 'text?',
  },
  references: {
    ExhibitionId: 'Exhibition',
    ProductVisitInfoMessageId: 'ProductVisitInfoMessage',
    VisitorId: 'Visitor',
    ExhibitorId: 'Exhibitor',
  },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'ProductVisitInfoMessageId', 'ClientRef'],
});

/** That a visitor has seen a product: the app adds one row per day. */
export const productVisits = defineCollection({
  name: 'ProductVisitInfo',
  known: 'seen',
  fields: {
    ExhibitionId: 'id',
    ExhibitorId: 'id?',
    ExhibitorExhibitionInfoId: 'id?',
    VisitorId: 'id?',
    ProductId: 'id',
  },
  references: {
    ExhibitionId: 'Exhibition',
    ExhibitorId: 'Exhibitor',
    ExhibitorExhibitionInfoId: 'ExhibitorExhibitionInfo',
    VisitorId: 'Visitor',
    ProductId: 'Product',
  },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'ProductId'],
  personal: ['RecordId', 'VisitorId'],
});

/** How the pages of products are arranged: of one exhibitor, else of one kind of product, else of the exhibition. */
export const productTemplates = defineCollection({
  name: 'ProductTemplate',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    ExhibitorId: 'id?',
    ProductTypeInfoId: 'id?',
    /** `{ Field, Label, LabelEn }` in the order of the page; `Field` is `CategoryFirstId`, `ProductTypeInfoId`, `ProductNumber`, or the `Name` or `size` of a specification. */
    Items: 'list?',
  },
  references: {
    ExhibitionId: 'Exhibition',
    ExhibitorId: 'Exhibitor',
    ProductTypeInfoId: 'ProductTypeInfo',
  },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId', 'ProductTypeInfoId'],
});
