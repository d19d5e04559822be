import { defineCollection } from '#data/collections/defineCollection.ts';

/** Who has changed something, for the organisers of the same exhibition. */
export const accounts = defineCollection({
  name: 'User',
  known: 'assumed',
  fields: {
    Name: 'text?',
    OrganizationName: 'text?',
  },
  askedBy: ['RecordId'],
});
