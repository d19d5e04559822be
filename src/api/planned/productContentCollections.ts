import { defineCollection } from '../collections/defineCollection.ts';

export const productTemplates = defineCollection({
  name: 'ProductTemplate',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    ExhibitorId: 'id?',
  },
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId'],
});

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
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId', 'VisitorId', 'ProductId'],
});
