import { defineCollection } from '#data/collections/defineCollection.ts';

/** The numbers of an exhibitor by day. */
export const boothStatistics = defineCollection({
  name: 'ExhibitorExhibitionInfoState',
  known: 'assumed',
  knownOtherwise: { seen: ['Date'] },
  fields: {
    ExhibitionId: 'id',
    ExhibitorId: 'id',
    Date: 'day',
    PVNumber: 'number?',
    ThumpUpNumber: 'number?',
    CollectionNumber: 'number?',
    AppointmentNumber: 'number?',
  },
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId', 'Date'],
  personal: ['ExhibitorId'],
});
