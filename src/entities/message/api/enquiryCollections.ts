import { defineCollection } from '#data/collections/defineCollection.ts';

/** That a visitor asks an exhibitor for an offer or for a sample of a product. */
export const enquiries = defineCollection({
  name: 'EnquiryRecord',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    VisitorId: 'id',
    ExhibitorId: 'id',
    ProductId: 'id?',
    /** As the visitor read it. */
    ProductName: 'text?',
    /** 0 an offer, 1 a sample. */
    Type: 'code',
    Quantity: 'number?',
    /** By when it is wished. */
    WishDate: 'day?',
    Content: 'text?',
    /** Only where the visitor has chosen to give it. */
    Mob: 'text?',
    Email: 'text?',
    /** Where the sample goes. */
    Address: 'text?',
    /** 0 sent, 1 seen, 2 accepted, 3 declined, 4 on its way. */
    State: 'code?',
    ClientRef: 'text?',
  },
  references: {
    ExhibitionId: 'Exhibition',
    VisitorId: 'Visitor',
    ExhibitorId: 'Exhibitor',
    ProductId: 'Product',
  },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'ExhibitorId', 'ClientRef'],
  personal: ['RecordId', 'VisitorId', 'ExhibitorId', 'ClientRef'],
});
