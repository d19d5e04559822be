import { defineCollection } from '#data/collections/defineCollection.ts';

/** What visitors have searched for. */
export const searches = defineCollection({
  name: 'SearchHistoryRecord',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    VisitorId: 'id',
    /** As it was typed. */
    Keyword: 'text',
  },
  references: { ExhibitionId: 'Exhibition', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'Keyword'],
  // By the exhibition too: what several visitors search for is counted on the phone.
  personal: ['RecordId', 'VisitorId', 'ExhibitionId'],
});
