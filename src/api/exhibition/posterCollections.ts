import { defineCollection } from '#data/collections/defineCollection.ts';

/** What posters of an exhibition are drawn on. */
export const posterTemplates = defineCollection({
  name: 'PosterTemplateSet',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    /** `EXHIBITOR` for the poster of an exhibitor; without one for every poster. */
    Type: 'code?',
    BackgroundImage: 'address?',
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId', 'Type'],
});
