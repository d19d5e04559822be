import { defineCollection } from '#data/collections/defineCollection.ts';

export const cartItems = defineCollection({
  name: 'ShoppingCart',
  known: 'seen',
  fields: {
    ExhibitionId: 'id',
    VisitorId: 'id',
    ProductId: 'id',
    ExhibitorId: 'id?',
    ExhibitorExhibitionInfoId: 'id?',
    /** Of the product; other clients write the name of its shop. */
    Name: 'text?',
    Number: 'text',
    /** Of one piece, when it was put in. In cents. */
    Price: 'text?',
    /** In cents; the app counts for itself. */
    SumPrice: 'text?',
    /** The place of the specification in the product's list. */
    Type: 'text?',
  },
  references: {
    ExhibitionId: 'Exhibition',
    VisitorId: 'Visitor',
    ProductId: 'Product',
    ExhibitorId: 'Exhibitor',
    ExhibitorExhibitionInfoId: 'ExhibitorExhibitionInfo',
  },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'ProductId'],
  personal: ['VisitorId'],
});
