import { changeFields } from '#data/collections/changeFields.ts';
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
    /** May be a fraction: an advertisement that moves gets a number between those of its new neighbours. */
    Sort: 'number?',
    /** Taken off its page by an organiser; missing where it is shown. */
    IsHidden: 'flag?',
    PVNumber: 'number?',
    ...changeFields,
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
    /** May be a fraction: an advertisement that moves gets a number between those of its new neighbours. */
    Sort: 'number?',
    /** Taken off its page by an organiser; missing where it is shown. */
    IsHidden: 'flag?',
    PVNumber: 'number?',
    ...changeFields,
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId', 'Slot'],
});
