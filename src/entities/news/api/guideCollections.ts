import { defineCollection } from '#data/collections/defineCollection.ts';

/** Pages that the organiser writes for visitors: how to get there, where to stay, what the rules are. */
export const guidePages = defineCollection({
  name: 'WebRichText',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    Title: 'text',
    TitleEn: 'text?',
    Content: 'richText?',
    ContentEn: 'richText?',
    /** `traffic`, `hotel` or `rules`; any other page has the general icon. */
    Type: 'code?',
    Sort: 'number?',
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId'],
});
