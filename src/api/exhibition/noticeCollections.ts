import { changeFields } from '#data/collections/changeFields.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';

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
    ...changeFields,
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId'],
});
