import { defineCollection } from '../collections/defineCollection.ts';

export const headlines = defineCollection({
  name: 'Headline',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    Title: 'text',
    TitleEn: 'text?',
    /** Where a tap leads; '' for a headline to be read only. */
    Url: 'address?',
    Sort: 'number?',
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId'],
});

export const advertisements = defineCollection({
  name: 'Advertisement',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    ExhibitorId: 'id?',
    Image: 'address',
    Url: 'address?',
    /** `home`, `exhibitors` or `products`: the page it stands on. */
    Position: 'code?',
    Sort: 'number?',
  },
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'Position'],
});
