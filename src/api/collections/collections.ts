/**
 * The collections of the data API, and by which fields each may be asked for: a field that is not listed here
 * cannot get into a condition. Assumed: the spelling of every collection that is not marked as known in
 * docs/data-api.md.
 */
interface Collection {
  readonly fields: readonly string[];
  /**
   * Set where rows are about people: a condition must name one of these, and a row that does not carry what was
   * asked for is not shown. One credential serves everybody, so nothing else stops another person's data.
   */
  readonly personFields?: readonly string[];
}

const ofExhibition = ['RecordId', 'ExhibitionId'] as const;
const ofVisitor = ['RecordId', 'ExhibitionId', 'VisitorId'] as const;
const ofExhibitor = ['RecordId', 'ExhibitionId', 'ExhibitorId'] as const;

const person = ['RecordId', 'VisitorId', 'UserId', 'Mob', 'Email', 'ClientRef', 'Unicode'] as const;
const visitor = ['RecordId', 'VisitorId'] as const;
/** Whose group a registration belongs to. */
const group = ['GroupId', 'GroupMob', 'GroupEmail'] as const;
/** What a person has answered to a questionnaire. */
const answered = {
  fields: [...ofVisitor, 'QuestionnaireId', 'ClientRef'],
  personFields: [...visitor, 'ClientRef'],
} as const;

export const collections = {
  Exhibition: { fields: ['RecordId', 'TenantId'] },
  Channel: { fields: ['RecordId', 'ExhibitionId', 'HasOpen'] },
  ChannelGroup: { fields: ofExhibition },
  CustomerShare: { fields: ['ExhibitionId', 'type'] },
  VisitorExhibitionInfo: {
    fields: [...person, ...group, 'ExhibitionId', 'ChannelId', 'VoucherCode', 'ApproveState'],
    personFields: [...person, ...group, 'VoucherCode'],
  },
  Visitor: {
    fields: ['RecordId', 'UserId', 'Mob', 'Email', 'ExhibitionId'],
    personFields: ['RecordId', 'UserId', 'Mob', 'Email'],
  },
  ShareHistory: { fields: [...ofVisitor, 'ShareType'], personFields: visitor },
  ExhibitorExhibitionInfo: {
    fields: [...ofExhibitor, 'BoothNo', 'ExhibitionHallId', 'ProductTypeInfoId', 'ApproveState'],
  },
  ExhibitorContact: { fields: ofExhibitor },
  ExhibitionHall: { fields: ofExhibition },
  ExhibitionBanner: { fields: [...ofExhibition, 'Type'] },
  PosterTemplateSet: { fields: ofExhibition },
  NewsContent: { fields: ofExhibition },
  Headline: { fields: ofExhibition },
  Advertisement: { fields: ofExhibition },
  Conference: { fields: ofExhibition },
  LiveList: { fields: ofExhibition },
  LivePicture: { fields: ofExhibition },
  LiveVideoRecord: { fields: ofExhibition },
  VideoList: { fields: ofExhibition },
  CloudRelease: { fields: ofVisitor },
  CloudAdvertise: { fields: ofExhibition },
  ProductTypeInfo: { fields: ofExhibition },
  Product: { fields: [...ofExhibitor, 'CategoryFirstId', 'CategorySecondId', 'ProductTypeInfoId', 'IsShow'] },
  ProductTemplate: { fields: ofExhibitor },
  ProductVisitInfo: { fields: [...ofExhibitor, 'VisitorId', 'ProductId'] },
  ProductVisitInfoMessage: { fields: [...ofVisitor, 'ProductId', 'ProductVisitInfoId'] },
  VisitInfoMessageComment: { fields: [...ofVisitor, 'ProductVisitInfoMessageId'] },
  CategoryFirst: { fields: ofExhibitor },
  CategorySecond: { fields: [...ofExhibitor, 'CategoryFirstId'] },
  Promotion: { fields: ofExhibitor },
  PromotionType: { fields: ofExhibition },
  ExhibitorHelp: { fields: ofExhibitor },
  MessageInfo: { fields: [...ofVisitor, 'Type', 'State'], personFields: visitor },
  CollectionInfo: { fields: [...ofVisitor, 'CollectionByWhat', 'ProductId'], personFields: visitor },
  Address: { fields: [...ofVisitor, 'IsShow'], personFields: visitor },
  AddressBook: { fields: ofVisitor, personFields: visitor },
  ShoppingCart: { fields: [...ofVisitor, 'ProductId'], personFields: visitor },
  LogisticsInfo: { fields: ofVisitor, personFields: visitor },
  IdCardInfo: { fields: ofVisitor, personFields: visitor },
  SearchHistoryRecord: { fields: ofVisitor, personFields: visitor },
  ConnectUs: { fields: ofVisitor, personFields: visitor },
  EnquiryRecord: { fields: ofVisitor, personFields: visitor },
  MeetingRecordInfo: answered,
  VoteRecordInfo: answered,
  WebRichText: { fields: ofExhibition },
  Questionnaire: { fields: [...ofExhibition, 'ChannelId', 'Occasion'] },
  QuestionnaireAnswer: answered,
  SignInPlace: { fields: ofExhibition },
  SignInRecord: {
    fields: [...ofVisitor, 'SignInPlaceId', 'RegistrationId', 'ClientRef'],
    personFields: [...visitor, 'RegistrationId', 'ClientRef'],
  },
  Team: { fields: ['RecordId', 'ExhibitionId', 'TeamCode', 'ApproveState', 'LeaderVisitorId', 'ClientRef'] },
  TeamMember: {
    fields: [...ofVisitor, 'TeamId', 'State', 'ClientRef'],
    // One's own places, or those of a team that one is in.
    personFields: [...visitor, 'TeamId', 'ClientRef'],
  },
  FileDownloadTask: { fields: ofExhibition },
  FileDownloadRecord: { fields: ofVisitor, personFields: visitor },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;
export type ConditionField<C extends CollectionName> = (typeof collections)[C]['fields'][number];

/** The same table without its literal types, for reading at run time. */
export function collectionOf(name: CollectionName): Collection {
  return collections[name];
}
