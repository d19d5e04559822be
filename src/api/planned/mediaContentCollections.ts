import { defineCollection } from '../collections/defineCollection.ts';

export const downloads = defineCollection({
  name: 'FileDownloadTask',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId'],
});
