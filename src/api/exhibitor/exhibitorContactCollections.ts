import { defineCollection } from '../collections/defineCollection.ts';

/** People of an exhibitor who can be asked. What a visitor may not see of them the server is taken to leave out or to hide. */
export const exhibitorContacts = defineCollection({
  name: 'ExhibitorContact',
  known: 'seen',
  knownOtherwise: { assumed: ['ExhibitionId', 'NameEn', 'JobEn'] },
  fields: {
    ExhibitionId: 'id?',
    ExhibitorId: 'id',
    Name: 'text',
    NameEn: 'text?',
    Phone: 'text?',
    Job: 'text?',
    JobEn: 'text?',
    CompanyName: 'text?',
    Email: 'text?',
    Address: 'text?',
    Image: 'address?',
    BoothNo: 'text?',
  },
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId'],
});
