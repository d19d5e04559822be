import { defineCollection } from '#data/collections/defineCollection.ts';
import { ifShown, readReviewed, reviewFields } from '#data/collections/reviewedRows.ts';

const fields = {
  ExhibitionId: 'id',
  ExhibitorId: 'id?',
  ExhibitorExhibitionInfoId: 'id?',
  PromotionTypeId: 'id?',
  ClientRef: 'text?',
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
  ...reviewFields,
} as const;

/** A promotion as its exhibitor sees it, in whatever state. */
export const readOwnPromotion = (row: unknown) => readReviewed(fields, row);

/** Those that visitors see. */
export const promotions = defineCollection({
  name: 'Promotion',
  known: 'seen',
  knownOtherwise: {
    assumed: [
      'nameEn',
      'PlaceEn',
      'DescriptionEn',
      'PromotionTypeId',
      'ClientRef',
      'PVNumber',
      'ApproveState',
      'ReviewReason',
      'IsShow',
    ],
  },
  fields,
  references: {
    ExhibitionId: 'Exhibition',
    ExhibitorId: 'Exhibitor',
    ExhibitorExhibitionInfoId: 'ExhibitorExhibitionInfo',
    PromotionTypeId: 'PromotionType',
  },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId', 'PromotionTypeId', 'ClientRef'],
  read: ifShown(readOwnPromotion),
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
