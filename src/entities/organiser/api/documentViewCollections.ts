import { defineCollection } from '#data/collections/defineCollection.ts';

/** That an organiser has looked at a document, a photo or a file of a registration. `UserId` and `CreatedAt` say who and when. */
export const documentViews = defineCollection({
  name: 'DocumentViewRecord',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    RegistrationId: 'id',
    /** Which answer, by the key of its question. */
    FieldKey: 'text',
    /** Made on the phone before the row is sent. */
    ClientRef: 'text?',
  },
  references: { ExhibitionId: 'Exhibition', RegistrationId: 'VisitorExhibitionInfo' },
  askedBy: ['RecordId', 'ExhibitionId', 'RegistrationId', 'ClientRef'],
  personal: ['RegistrationId', 'ClientRef'],
});
