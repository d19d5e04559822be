import { defineCollection } from '#data/collections/defineCollection.ts';

export const favourites = defineCollection({
  name: 'CollectionInfo',
  known: 'seen',
  knownOtherwise: { assumed: ['ProductVisitInfoMessageId'] },
  fields: {
    ExhibitionId: 'id',
    VisitorId: 'id',
    /** `关注店铺` an exhibitor, `收藏商品` a product, `点赞评论` the like of a comment (assumed); others are not shown. */
    CollectionByWhat: 'code',
    ProductId: 'id?',
    ExhibitorId: 'id?',
    ProductVisitInfoMessageId: 'id?',
  },
  references: {
    ExhibitionId: 'Exhibition',
    VisitorId: 'Visitor',
    ProductId: 'Product',
    ExhibitorId: 'Exhibitor',
    ProductVisitInfoMessageId: 'ProductVisitInfoMessage',
  },
  askedBy: [
    'RecordId',
    'ExhibitionId',
    'VisitorId',
    'CollectionByWhat',
    'ProductId',
    'ExhibitorId',
    'ProductVisitInfoMessageId',
  ],
  personal: ['RecordId', 'VisitorId'],
});

/** A visitor's like of an exhibitor. */
export const exhibitorVisits = defineCollection({
  name: 'VisitInfo',
  known: 'seen',
  fields: {
    ExhibitionId: 'id',
    ExhibitorId: 'id',
    VisitorId: 'id',
    /** `true` for a like. */
    IsThumbUp: 'code?',
  },
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId', 'VisitorId', 'IsThumbUp'],
  personal: ['RecordId', 'VisitorId'],
});
