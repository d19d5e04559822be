import { notShown } from '../../domain/promotion/promotionState.ts';
import { isServerRow } from '../../domain/record/serverRow.ts';
import { defineCollection } from '../collections/defineCollection.ts';
import { readFields } from '../collections/readFields.ts';

const fields = {
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
  /** 0 not reviewed, 1 in review, 2 approved, 3 refused; shown without it. */
  ApproveState: 'code?',
  /** Why the organiser has refused it. */
  ReviewReason: 'text?',
  /** False for one that its exhibitor has withdrawn. */
  IsShow: 'flag?',
} as const;

/** The fields of a promotion, and why visitors do not see it. */
export function readPromotion(row: unknown) {
  const values = readFields(fields, row);
  // Read from the row as it came: a flag that is missing reads as false.
  return values && { ...values, notShown: isServerRow(row) ? notShown(row) : undefined };
}

/** What decides whether visitors see it; a read of some fields has to name them. */
export const shownFields = ['ApproveState', 'IsShow'] as const;

export const promotions = defineCollection({
  name: 'Promotion',
  known: 'seen',
  knownOtherwise: {
    assumed: [
      'nameEn',
      'PlaceEn',
      'DescriptionEn',
      'PromotionTypeId',
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
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId', 'PromotionTypeId'],
  read: readPromotion,
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
