import { changeFields } from '#data/collections/changeFields.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';

export const conferences = defineCollection({
  name: 'Conference',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    Title: 'text',
    TitleEn: 'text?',
    /** At the venue. A session without one has no day yet. */
    StartTime: 'time?',
    EndTime: 'time?',
    /** Of the room. */
    Place: 'text?',
    PlaceEn: 'text?',
    ExhibitionHallId: 'id?',
    Topic: 'text?',
    TopicEn: 'text?',
    /** Spoken: `zh`, `en` or `both`. */
    Language: 'code?',
    Cover: 'address?',
    Introduction: 'richText?',
    IntroductionEn: 'richText?',
    Agenda: 'richText?',
    AgendaEn: 'richText?',
    /** `Name`, `NameEn`, `Job`, `JobEn`, `Picture`, `Introduction`, `IntroductionEn` of each. */
    Speakers: 'list?',
    /** Without it seats are not counted. */
    Seats: 'number?',
    SeatsTaken: 'number?',
    /**
     * `Name`, `Url`, `Size` in bytes, `Rule` (`always`, `window`, `afterRegistration` or `afterCheckIn`), and for a window
     * `StartTime` and `EndTime` of each.
     */
    Materials: 'list?',
    LiveListId: 'id?',
    ReplayUrl: 'address?',
    /** To sign up through, where the session has a channel that is not the exhibition's. */
    ChannelId: 'id?',
    /** To sign up by answering it, where the session has no channel; for those who hold a pass. */
    QuestionnaireId: 'id?',
    /** To check in at. */
    SignInPlaceId: 'id?',
    /** Called off; the row stays, so that those who plan to come read it. */
    IsCancelled: 'flag?',
    ...changeFields,
  },
  references: {
    ExhibitionId: 'Exhibition',
    ExhibitionHallId: 'ExhibitionHall',
    LiveListId: 'LiveList',
    ChannelId: 'Channel',
    QuestionnaireId: 'Questionnaire',
    SignInPlaceId: 'SignInPlace',
  },
  askedBy: ['RecordId', 'ExhibitionId', 'LiveListId'],
});
