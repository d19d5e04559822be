import { defineCollection } from '../collections/defineCollection.ts';

export const favourites = defineCollection({
  name: 'CollectionInfo',
  known: 'seen',
  fields: {
    ExhibitionId: 'id',
    VisitorId: 'id',
    /** `关注店铺` an exhibitor, `收藏商品` a product; others are not shown. */
    CollectionByWhat: 'code',
    ProductId: 'id?',
    ExhibitorId: 'id?',
  },
  references: {
    ExhibitionId: 'Exhibition',
    VisitorId: 'Visitor',
    ProductId: 'Product',
    ExhibitorId: 'Exhibitor',
  },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'CollectionByWhat', 'ProductId', 'ExhibitorId'],
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
