import { readExhibitionUnit } from '../rules/series.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';

/** What the exhibitions of a series belong to. */
export const exhibitionUnits = defineCollection({
  name: 'ExhibitionUnit',
  known: 'assumed',
  fields: {
    Name: 'text',
    NameEn: 'text?',
    /** The theme picture of the series. */
    Cover: 'address?',
    Introduction: 'text?',
    IntroductionEn: 'text?',
  },
  askedBy: ['RecordId'],
  tenant: 'system',
  read: readExhibitionUnit,
});
