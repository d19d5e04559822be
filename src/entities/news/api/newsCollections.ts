import { defineCollection } from '#data/collections/defineCollection.ts';

export const news = defineCollection({
  name: 'NewsContent',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    /** Of the exhibitor that the article is about; '' for one of the organiser's. */
    ExhibitorId: 'id?',
    Title: 'text',
    TitleEn: 'text?',
    Summary: 'text?',
    SummaryEn: 'text?',
    Content: 'richText?',
    ContentEn: 'richText?',
    Image: 'address?',
    PublishTime: 'time?',
    PVNumber: 'number?',
  },
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId'],
});
