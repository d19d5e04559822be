import { defineCollection } from '#data/collections/defineCollection.ts';
import { readPost } from './readPost.ts';

/** Supply and demand. The fields of the publish form are stated under these names; `type` and `files` are taken from its words. */
export const supplyPosts = defineCollection({
  name: 'CloudRelease',
  known: 'stated',
  knownOtherwise: {
    seen: ['ApproveState', 'IsShow'],
    assumed: ['ExhibitionId', 'VisitorId', 'ExhibitorId', 'ClientRef', 'type', 'files', 'ReviewReason'],
  },
  fields: {
    ExhibitionId: 'id',
    /** The visitor who has published it. */
    VisitorId: 'id?',
    /** The exhibitor in whose name it was published, in the place of a visitor. */
    ExhibitorId: 'id?',
    ClientRef: 'text?',
    /** `supply` or `demand`. */
    type: 'code',
    productName: 'text',
    /** The id of a `ProductTypeInfo`; a name where the exhibition has none. */
    productType: 'text?',
    EnterpriseType: 'code?',
    packSize: 'text?',
    originPlace: 'text?',
    /** In cents; '' for a price on request. */
    unitPrice: 'number?',
    number: 'text?',
    closingDate: 'day?',
    productDetail: 'text?',
    companyName: 'text?',
    /** Addresses. */
    files: 'list?',
    /** 0 not reviewed, 1 in review, 2 approved, 3 refused. */
    ApproveState: 'code?',
    ReviewReason: 'text?',
    /** False for a post that was withdrawn. */
    IsShow: 'flag?',
  },
  references: {
    ExhibitionId: 'Exhibition',
    VisitorId: 'Visitor',
    ExhibitorId: 'Exhibitor',
    productType: 'ProductTypeInfo',
  },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'ExhibitorId', 'ClientRef', 'type', 'productType'],
  read: readPost,
});
