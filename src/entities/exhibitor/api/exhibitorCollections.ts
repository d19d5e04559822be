import { defineCollection } from '#data/collections/defineCollection.ts';

/** The fields that every read of `get/ExhibitorExhibitionInfo` names, in the specification's order. */
const defaultProperties = [
  'ExhibitorId',
  'Logo',
  'CompanyName',
  'BoothNo',
  'AppointmentNumber',
  'ThumpUpNumber',
  'CollectionNumber',
  'ConvertNumber',
  'PVNumber',
  'RankValue',
  'HelpMoneyTotal',
  'ExhibitorQRCode',
  'ShortIntroduce',
  'Banners',
  'LinkList',
  'ExhibitorAd',
  'MasterService',
  'ExhibitorAchievementImageUrl',
  'ExhibitorImageUrl',
  'Booth3DUrl',
  'CloudDockingQrCode',
  'ExhibitionHallId',
  'ProductTypeInfoId',
  'ExhibitionId',
  'CreatedAtMesc',
] as const;

/** An exhibitor at one exhibition. */
export const exhibitingInfo = defineCollection({
  name: 'ExhibitorExhibitionInfo',
  known: 'stated',
  knownOtherwise: {
    seen: ['HasFreeZe', 'ApproveState'],
    assumed: [
      'CompanyNameEn',
      'ShortIntroduceEn',
      'MasterServiceEn',
      'IsOpenHelp',
      'HelpNumber',
      'ReviewReason',
    ],
  },
  fields: {
    ExhibitionId: 'id',
    ExhibitorId: 'id',
    Logo: 'address?',
    CompanyName: 'text',
    CompanyNameEn: 'text?',
    BoothNo: 'text?',
    AppointmentNumber: 'number?',
    /** How often it was liked. */
    ThumpUpNumber: 'number?',
    /** How often it was made a favourite. */
    CollectionNumber: 'number?',
    ConvertNumber: 'number?',
    /** How often it was viewed. */
    PVNumber: 'number?',
    RankValue: 'number?',
    /** In cents. */
    HelpMoneyTotal: 'number?',
    /** Whether visitors are asked to help it. */
    IsOpenHelp: 'flag?',
    /** How often it was helped. */
    HelpNumber: 'number?',
    ExhibitorQRCode: 'address?',
    /** HTML or plain text. */
    ShortIntroduce: 'richText?',
    ShortIntroduceEn: 'richText?',
    Banners: 'list?',
    /** Contacts of the company: `LinkId`, `LinkName`, `LinkMob`, `Job`; assumed: `LinkNameEn`, `JobEn`. */
    LinkList: 'list?',
    /** Of a picture, or of a page. */
    ExhibitorAd: 'address?',
    MasterService: 'text?',
    MasterServiceEn: 'text?',
    ExhibitorAchievementImageUrl: 'address?',
    ExhibitorImageUrl: 'address?',
    Booth3DUrl: 'address?',
    CloudDockingQrCode: 'address?',
    ExhibitionHallId: 'id?',
    ProductTypeInfoId: 'id?',
    HasFreeZe: 'flag?',
    /** 0 nothing was submitted since the company takes part, 1 in review, 2 approved, 3 refused. */
    ApproveState: 'code?',
    /** Why the organiser has refused it. */
    ReviewReason: 'text?',
  },
  references: {
    ExhibitionId: 'Exhibition',
    ExhibitorId: 'Exhibitor',
    ExhibitionHallId: 'ExhibitionHall',
    ProductTypeInfoId: 'ProductTypeInfo',
  },
  askedBy: [
    'RecordId',
    'ExhibitionId',
    'ExhibitorId',
    'BoothNo',
    'ExhibitionHallId',
    'ProductTypeInfoId',
    'ApproveState',
  ],
  via: 'get',
  properties: [
    ...defaultProperties,
    'CompanyNameEn',
    'ShortIntroduceEn',
    'MasterServiceEn',
    'IsOpenHelp',
    'HelpNumber',
  ],
});

export const exhibitionHalls = defineCollection({
  name: 'ExhibitionHall',
  known: 'assumed',
  fields: { ExhibitionId: 'id', Name: 'text', NameEn: 'text?', Sort: 'number?' },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId'],
});

/** What kinds of products there are; exhibitors and products belong to one. */
export const productTypes = defineCollection({
  name: 'ProductTypeInfo',
  known: 'assumed',
  fields: { ExhibitionId: 'id', Name: 'text', NameEn: 'text?', Sort: 'number?' },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId'],
});
