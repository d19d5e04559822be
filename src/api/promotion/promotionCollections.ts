import { defineCollection } from '../collections/defineCollection.ts';

export const promotions = defineCollection({
  name: 'Promotion',
  known: 'seen',
  knownOtherwise: { assumed: ['nameEn', 'PlaceEn', 'DescriptionEn', 'PromotionTypeId', 'PVNumber'] },
  fields: {
    ExhibitionId: 'id',
    ExhibitorId: 'id?',
    ExhibitorExhibitionInfoId: 'id?',
    PromotionTypeId: 'id?',
    name: 'text',
    nameEn: 'text?',
    Place: 'text?',
    PlaceEn: 'text?',
    StartTime: 'time?',
    EndTime: 'time?',
    Banner: 'address?',
    Description: 'richText?',
    DescriptionEn: 'richText?',
    PVNumber: 'number?',
  },
  references: {
    ExhibitionId: 'Exhibition',
    ExhibitorId: 'Exhibitor',
    ExhibitorExhibitionInfoId: 'ExhibitorExhibitionInfo',
    PromotionTypeId: 'PromotionType',
  },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId', 'PromotionTypeId'],
});

export const promotionTypes = defineCollection({
  name: 'PromotionType',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    Name: 'text',
    NameEn: 'text?',
    Sort: 'number?',
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId'],
});
