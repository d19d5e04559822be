import { defineCollection } from '#data/collections/defineCollection.ts';

/** A visitor's help of an exhibitor: the visitor asks for their own, a booth for those it was given. What it is worth is the organiser's matter: the sum is `HelpMoneyTotal` of the exhibitor's row. */
export const exhibitorHelps = defineCollection({
  name: 'ExhibitorHelp',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    ExhibitorId: 'id',
    VisitorId: 'id',
  },
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId', 'VisitorId'],
  personal: ['RecordId', 'VisitorId', 'ExhibitorId'],
});
