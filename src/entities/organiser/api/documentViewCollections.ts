import { defineCollection } from '#data/collections/defineCollection.ts';

/** That an organiser has looked at a document, a photo or a file of a registration or of an application to exhibit. `UserId` and `CreatedAt` say who and when. */
export const documentViews = defineCollection({
  name: 'DocumentViewRecord',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    /** Of the registration, or, in the next field, of the application. */
    RegistrationId: 'id?',
    ApplicationId: 'id?',
    /** Which answer, by the key of its question or the name of its field. */
    FieldKey: 'text',
    /** Made on the phone before the row is sent. */
    ClientRef: 'text?',
  },
  references: {
    ExhibitionId: 'Exhibition',
    RegistrationId: 'VisitorExhibitionInfo',
    ApplicationId: 'ExhibitorApplication',
  },
  askedBy: ['RecordId', 'ExhibitionId', 'RegistrationId', 'ApplicationId', 'ClientRef'],
  personal: ['RegistrationId', 'ApplicationId', 'ClientRef'],
});
