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
