import { defineCollection } from '../collections/defineCollection.ts';

export const cloudAdvertisements = defineCollection({
  name: 'CloudAdvertise',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId'],
});

export const richTexts = defineCollection({
  name: 'WebRichText',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId'],
});

export const downloads = defineCollection({
  name: 'FileDownloadTask',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId'],
});
