import type { DecisionKindName } from '#entities/organiser/rules/decidable.ts';

/** Kinds whose rows are shown by their fields; a registration is shown by the questions of its form. */
export type RowKindName = Exclude<DecisionKindName, 'registrations'>;

export const rowKinds: readonly RowKindName[] = [
  'teams',
  'appointments',
  'posts',
  'promotions',
  'lives',
  'companies',
  'applications',
];

/** How a field is read and shown. `name` may be an id in whose place the server wrote the row. */
export type FieldForm =
  | 'line'
  | 'lines'
  | 'name'
  | 'moment'
  | 'day'
  | 'price'
  | 'area'
  | 'contact'
  | 'postType'
  | 'enterprise'
  | 'meeting'
  | 'guest'
  | 'visitor'
  | 'exhibitor'
  | 'people';

/** What an author fills in, in the order of the page; with the English text below where a kind has both. */
const factsOf = {
  teams: [
    ['Name', 'line'],
    ['TeamCode', 'line'],
    ['LeaderName', 'line'],
    ['MemberCount', 'line'],
  ],
  appointments: [
    ['guest', 'guest'],
    ['ExhibitorId', 'exhibitor'],
    ['meeting', 'meeting'],
    ['MeetingPlace', 'line'],
    ['InvitationMsgContent', 'lines'],
  ],
  posts: [
    ['VisitorId', 'visitor'],
    ['ExhibitorId', 'exhibitor'],
    ['type', 'postType'],
    ['productName', 'line'],
    ['productType', 'name'],
    ['EnterpriseType', 'enterprise'],
    ['packSize', 'line'],
    ['originPlace', 'line'],
    ['unitPrice', 'price'],
    ['number', 'line'],
    ['closingDate', 'day'],
    ['companyName', 'line'],
    ['productDetail', 'lines'],
  ],
  promotions: [
    ['ExhibitorId', 'exhibitor'],
    ['name', 'line'],
    ['nameEn', 'line'],
    ['PromotionTypeId', 'name'],
    ['StartTime', 'moment'],
    ['EndTime', 'moment'],
    ['Place', 'line'],
    ['PlaceEn', 'line'],
  ],
  lives: [
    ['ExhibitorId', 'exhibitor'],
    ['Title', 'line'],
    ['TitleEn', 'line'],
    ['StartTime', 'moment'],
    ['EndTime', 'moment'],
    ['RoomNumber', 'line'],
    ['Summary', 'lines'],
    ['SummaryEn', 'lines'],
    ['Transcript', 'lines'],
    ['TranscriptEn', 'lines'],
  ],
  companies: [
    ['CompanyName', 'line'],
    ['CompanyNameEn', 'line'],
    ['BoothNo', 'line'],
    ['ExhibitionHallId', 'name'],
    ['ProductTypeInfoId', 'name'],
    ['MasterService', 'lines'],
    ['MasterServiceEn', 'lines'],
    ['LinkList', 'people'],
  ],
  applications: [
    ['CompanyName', 'line'],
    ['CompanyNameEn', 'line'],
    ['HallWish', 'name'],
    ['BoothArea', 'area'],
    ['Product', 'lines'],
    ['LinkName', 'line'],
    ['Job', 'line'],
    ['Mob', 'contact'],
    ['Email', 'contact'],
    ['LinkMob', 'contact'],
    ['LinkEmail', 'contact'],
  ],
} as const satisfies Readonly<Record<RowKindName, readonly (readonly [string, FieldForm])[]>>;

export type FactField = (typeof factsOf)[RowKindName][number][0];

export interface WholeFact {
  readonly field: FactField;
  readonly form: FieldForm;
}

/** The fields of a kind. */
export const wholeFacts = (kind: RowKindName): readonly WholeFact[] =>
  factsOf[kind].map(([field, form]) => ({ field, form }));

const articles: Readonly<Partial<Record<RowKindName, string>>> = {
  promotions: 'Description',
  lives: 'Introduction',
  companies: 'ShortIntroduce',
};

/** The field of formatted text, '' for a kind without one; its English text ends in `En`. */
export const articleField = (kind: RowKindName): string => articles[kind] ?? '';

const pictures = {
  teams: [],
  appointments: [],
  posts: ['files'],
  promotions: ['Banner'],
  lives: ['Cover'],
  companies: [
    'Logo',
    'Banners',
    'ExhibitorImageUrl',
    'ExhibitorAchievementImageUrl',
    'ExhibitorQRCode',
    'CloudDockingQrCode',
    'ExhibitorAd',
  ],
  applications: ['DocumentPictures', 'DocumentFile'],
} as const satisfies Readonly<Record<RowKindName, readonly string[]>>;

const addresses = {
  teams: [],
  appointments: [],
  posts: [],
  promotions: [],
  lives: ['StreamUrl', 'ReplayUrl', 'CaptionsUrl', 'DescribedUrl'],
  companies: ['Booth3DUrl'],
  applications: [],
} as const satisfies Readonly<Record<RowKindName, readonly string[]>>;

export type FileField = (typeof pictures)[RowKindName][number] | (typeof addresses)[RowKindName][number];

/** Whether the files are for the organiser alone: hidden until they are asked for, and each look is noted. */
export const hasSecretFiles = (kind: RowKindName): boolean => kind === 'applications';

/** The fields that hold addresses of pictures, or of files and pages where they are none. */
export const fileFields = (kind: RowKindName): readonly FileField[] => [
  ...pictures[kind],
  ...addresses[kind],
];
