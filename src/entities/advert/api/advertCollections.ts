import { defineCollection } from '#data/collections/defineCollection.ts';

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
    PVNumber: 'number?',
  },
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'Position'],
});

/** Advertisements that the platform places, each for a time. */
export const cloudAdvertisements = defineCollection({
  name: 'CloudAdvertise',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    Name: 'text?',
    NameEn: 'text?',
    Picture: 'address',
    Link: 'address?',
    /** `home`, `lives`, `exhibitors` or `products`: the page it stands on. */
    Slot: 'code?',
    /** Without one it is shown from, or until, any time. */
    StartTime: 'time?',
    EndTime: 'time?',
    Sort: 'number?',
    PVNumber: 'number?',
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId', 'Slot'],
});
