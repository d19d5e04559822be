import { defineCollection } from '#data/collections/defineCollection.ts';
import { ifShown, readReviewed, reviewFields } from '#data/collections/reviewedRows.ts';

/** What stands for the sound and the picture of a film. */
const filmTextFields = {
  /** Of a WebVTT file with captions of the film. */
  CaptionsUrl: 'address?',
  /** Of a version of the film in which a voice tells what is seen: a file or an HLS playlist. */
  DescribedUrl: 'address?',
  /** In words what is seen and heard in it, for those who do not see or hear it. */
  Summary: 'text?',
  SummaryEn: 'text?',
  /** All that is said and seen in it, in its order. */
  Transcript: 'text?',
  TranscriptEn: 'text?',
  /** Nothing is said in it. */
  HasNoSpeech: 'flag?',
} as const;

const liveFields = {
  ExhibitionId: 'id',
  /** Of the exhibitor that broadcasts; '' for one of the organiser's. */
  ExhibitorId: 'id?',
  ClientRef: 'text?',
  Title: 'text',
  TitleEn: 'text?',
  Cover: 'address?',
  StartTime: 'time?',
  EndTime: 'time?',
  /** `0` announced, `1` on air, `2` over, as `AliveState` of `BroadcastAppointment`; without it the times decide. */
  State: 'code?',
  /** Of an HLS playlist. */
  StreamUrl: 'address?',
  /** Of the recording: an HLS playlist or a file. */
  ReplayUrl: 'address?',
  ...filmTextFields,
  RoomNumber: 'text?',
  PVNumber: 'number?',
  ThumpUpNumber: 'number?',
  /** Ids of products, or their rows. */
  ProductIds: 'list?',
  Introduction: 'richText?',
  IntroductionEn: 'richText?',
  ...reviewFields,
} as const;

/** A live as its exhibitor sees it, in whatever state. */
export const readOwnLive = (row: unknown) => readReviewed(liveFields, row);

/** Those that visitors see. */
export const lives = defineCollection({
  name: 'LiveList',
  known: 'assumed',
  fields: liveFields,
  read: ifShown(readOwnLive),
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId', 'ClientRef'],
});

/** What one viewer did with one live. The recording of a live is `ReplayUrl` of its own row. */
export const liveRecords = defineCollection({
  name: 'LiveVideoRecord',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    LiveListId: 'id',
    VisitorId: 'id',
    /** `true` for a like. */
    IsThumbUp: 'code?',
  },
  references: { ExhibitionId: 'Exhibition', LiveListId: 'LiveList', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'LiveListId', 'VisitorId', 'IsThumbUp'],
  personal: ['RecordId', 'VisitorId'],
});

export const livePictures = defineCollection({
  name: 'LivePicture',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    Image: 'address',
    Title: 'text?',
    TitleEn: 'text?',
    /** When it was taken. */
    TakenTime: 'time?',
  },
  references: { ExhibitionId: 'Exhibition' },
  askedBy: ['RecordId', 'ExhibitionId'],
});

export const videos = defineCollection({
  name: 'VideoList',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    ExhibitorId: 'id?',
    Title: 'text',
    TitleEn: 'text?',
    Cover: 'address?',
    /** Of a file or an HLS playlist. */
    Url: 'address',
    ...filmTextFields,
    /** In seconds. */
    Duration: 'number?',
    PVNumber: 'number?',
    Sort: 'number?',
  },
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId'],
});
