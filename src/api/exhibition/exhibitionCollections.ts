import { readChannel } from '#domain/exhibition/channel.ts';
import { readChannelGroup } from '#domain/exhibition/channelGroup.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { changeFields } from '#data/collections/changeFields.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';

export const exhibitions = defineCollection({
  name: 'Exhibition',
  known: 'stated',
  knownOtherwise: {
    seen: ['Organizer'],
    assumed: [
      'ExNameEn',
      'NeedIdCheck',
      'PlaceEn',
      'Cover',
      'Introduction',
      'IntroductionEn',
      'ThemeColor',
      'HostPhone',
      'HostEmail',
      'ShareTitleEn',
      'SignUpStartTime',
      'SignUpEndTime',
      'SignUpPaused',
      'SignUpPausedReason',
      'SignUpPausedReasonEn',
      'SignUpResumeTime',
      'SignUpNeedsReview',
      'ExhibitorSignSetup',
      'ExhibitionUnitId',
      'IsSeriesTheme',
    ],
  },
  fields: {
    ExName: 'text',
    ExNameEn: 'text?',
    StartTime: 'time',
    EndTime: 'time',
    Place: 'text?',
    PlaceEn: 'text?',
    Organizer: 'text?',
    Logo: 'address?',
    LongLogo: 'address?',
    Cover: 'address?',
    Introduction: 'richText?',
    IntroductionEn: 'richText?',
    ThemeColor: 'code?',
    HostPhone: 'text?',
    HostEmail: 'text?',
    ShareTitle: 'text?',
    ShareTitleEn: 'text?',
    ShareDescription: 'text?',
    OrganizationId: 'id?',
    SignUpStartTime: 'time?',
    SignUpEndTime: 'time?',
    SignUpPaused: 'flag?',
    SignUpPausedReason: 'text?',
    SignUpPausedReasonEn: 'text?',
    SignUpResumeTime: 'time?',
    /** True where a registration counts only once it is approved. */
    SignUpNeedsReview: 'flag?',
    /** True where visitors are asked to have their name and document checked. */
    NeedIdCheck: 'flag?',
    /** `IsOpenTeam`, `SignUpChannelId`, `CreateTeamNeedAudit`, `isAutoGenerateTeamCode`, `Pages`. */
    TeamSignSetup: 'object?',
    /** `IsOpen`, `EndTime`, `Version`, `Fields`; see readExhibitorSetup. */
    ExhibitorSignSetup: 'object?',
    /** What the exhibitions of a series have in common. */
    ExhibitionUnitId: 'id?',
    /** True for the exhibition for a series as a whole; the others of its unit are the children. */
    IsSeriesTheme: 'flag?',
  },
  references: { OrganizationId: 'Organization', ExhibitionUnitId: 'ExhibitionUnit' },
  askedBy: ['RecordId', 'TenantId', 'UserId', 'ExhibitionUnitId'],
  tenant: 'system',
  read: readExhibition,
});

export const channels = defineCollection({
  name: 'Channel',
  known: 'stated',
  knownOtherwise: {
    assumed: [
      'NameEn',
      'Description',
      'DescriptionEn',
      'HasQuestionnaire',
      'ClosedReason',
      'ClosedReasonEn',
      'ChannelGroupId',
      'SignUpStartTime',
      'SignUpEndTime',
      'Revision',
      'ChangedBy',
      'ChangedAt',
      'Former',
    ],
  },
  fields: {
    ExhibitionId: 'id',
    Name: 'text',
    NameEn: 'text?',
    Description: 'text?',
    DescriptionEn: 'text?',
    IsDefault: 'flag',
    HasOpen: 'flag',
    Sort: 'number?',
    HasQuestionnaire: 'flag?',
    ClosedReason: 'text?',
    ClosedReasonEn: 'text?',
    ChannelGroupId: 'id?',
    SignUpStartTime: 'time?',
    SignUpEndTime: 'time?',
    ...changeFields,
  },
  references: { ExhibitionId: 'Exhibition', ChannelGroupId: 'ChannelGroup' },
  askedBy: ['RecordId', 'ExhibitionId', 'HasOpen'],
  via: 'register/queryList',
  tenant: 'system',
  read: readChannel,
});

/** What an organiser sorts the channels into. */
export const channelGroups = defineCollection({
  name: 'ChannelGroup',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    Name: 'text',
    NameEn: 'text?',
    Description: 'text?',
    DescriptionEn: 'text?',
    Sort: 'number?',
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId'],
  read: readChannelGroup,
});

export const customerShares = defineCollection({
  name: 'CustomerShare',
  known: 'stated',
  knownOtherwise: { assumed: ['ShareTitleEn', 'ShareDescribleEn'] },
  fields: {
    ExhibitionId: 'id',
    /** Who has registered how, as a text of the organiser's system. */
    type: 'code',
    ShareTitle: 'text?',
    ShareTitleEn: 'text?',
    ShareDescrible: 'text?',
    ShareDescribleEn: 'text?',
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['ExhibitionId', 'type'],
  via: 'register/queryList',
  tenant: 'system',
});

export const shareHistory = defineCollection({
  name: 'ShareHistory',
  known: 'stated',
  fields: {
    ExhibitionId: 'id',
    VisitorId: 'id?',
    date: 'time',
    /** The recipient, as a text of the organiser's system. */
    ShareType: 'code',
    Source: 'code?',
  },
  references: { ExhibitionId: 'Exhibition', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'ShareType'],
  personal: ['RecordId', 'VisitorId'],
});
