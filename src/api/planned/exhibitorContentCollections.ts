import { defineCollection } from '../collections/defineCollection.ts';

export const exhibitorContacts = defineCollection({
  name: 'ExhibitorContact',
  known: 'seen',
  knownOtherwise: { assumed: ['ExhibitionId'] },
  fields: {
    ExhibitionId: 'id?',
    ExhibitorId: 'id',
    Name: 'text',
    Phone: 'text?',
    Job: 'text?',
    CompanyName: 'text?',
    Email: 'text?',
    Address: 'text?',
    Image: 'address?',
    BoothNo: 'text?',
  },
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId'],
});

export const exhibitorHelps = defineCollection({
  name: 'ExhibitorHelp',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    ExhibitorId: 'id?',
  },
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId'],
});

export const promotions = defineCollection({
  name: 'Promotion',
  known: 'seen',
  fields: {
    ExhibitionId: 'id',
    ExhibitorId: 'id?',
    ExhibitorExhibitionInfoId: 'id?',
    name: 'text',
    Place: 'text?',
    StartTime: 'time?',
    EndTime: 'time?',
    Banner: 'address?',
    Description: 'richText?',
  },
  references: {
    ExhibitionId: 'Exhibition',
    ExhibitorId: 'Exhibitor',
    ExhibitorExhibitionInfoId: 'ExhibitorExhibitionInfo',
  },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId'],
});

export const promotionTypes = defineCollection({
  name: 'PromotionType',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId'],
});
