import { defineCollection } from '#data/collections/defineCollection.ts';
import type { AnswerCollection } from './readQuestionnaire.ts';

export const questionnaires = defineCollection({
  name: 'Questionnaire',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    /** Empty where it is for every channel. */
    ChannelId: 'id?',
    Version: 'text?',
    Title: 'text',
    TitleEn: 'text?',
    Introduction: 'text?',
    IntroductionEn: 'text?',
    Questions: 'list',
    /** `page` or `steps`. */
    Mode: 'code?',
    /** `afterVisit`, or empty beside the registration. */
    Occasion: 'code?',
    StartTime: 'time?',
    EndTime: 'time?',
    /** The collection that the answers go into. */
    RecordsInto: 'code?',
    /** Of a vote, where the organiser publishes them: `{Key, Value, Count}` of each choice. */
    Results: 'list?',
  },
  references: { ExhibitionId: 'Exhibition', ChannelId: 'Channel' },
  askedBy: ['RecordId', 'ExhibitionId', 'ChannelId', 'Occasion', 'RecordsInto'],
});

const answerFields = {
  ExhibitionId: 'id',
  ChannelId: 'id?',
  QuestionnaireId: 'id',
  VisitorId: 'id?',
  /** Made on the phone before the row is sent. */
  ClientRef: 'text?',
  Version: 'text?',
  /** Each answer under the key of its question. */
  Answers: 'object',
} as const;
const answerReferences = {
  ExhibitionId: 'Exhibition',
  QuestionnaireId: 'Questionnaire',
  VisitorId: 'Visitor',
} as const;
const answersBy = ['RecordId', 'ExhibitionId', 'VisitorId', 'QuestionnaireId', 'ClientRef'] as const;
const answersOf = ['RecordId', 'VisitorId', 'ClientRef'] as const;

const answersIn = (name: AnswerCollection) =>
  defineCollection({
    name,
    known: 'assumed',
    fields: answerFields,
    references: answerReferences,
    askedBy: answersBy,
    personal: answersOf,
  });

/** Answers as above, or the record of a meeting in which this visitor took part. */
const meetingRecords = defineCollection({
  name: 'MeetingRecordInfo',
  known: 'assumed',
  fields: {
    ...answerFields,
    QuestionnaireId: 'id?',
    Answers: 'object?',
    Title: 'text?',
    TitleEn: 'text?',
    StartTime: 'time?',
    EndTime: 'time?',
    Place: 'text?',
    PlaceEn: 'text?',
    /** `{Name, NameEn, Company, CompanyEn}`, or plain names. */
    People: 'list?',
    /** The minutes. */
    Content: 'richText?',
    ContentEn: 'richText?',
    /** `{Name, Url, Size}`. */
    Files: 'list?',
  },
  references: answerReferences,
  askedBy: answersBy,
  personal: answersOf,
});

export const answerRows = {
  QuestionnaireAnswer: answersIn('QuestionnaireAnswer'),
  VoteRecordInfo: answersIn('VoteRecordInfo'),
  MeetingRecordInfo: meetingRecords,
} satisfies Record<AnswerCollection, unknown>;
