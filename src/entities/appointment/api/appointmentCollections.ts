import { readAppointment } from '../rules/appointment.ts';
import { readCalendar } from '../rules/calendar.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';

/** Appointments of a visitor and an exhibitor; those of two exhibitors are `InvitationInfoExhi`. */
export const appointments = defineCollection({
  name: 'InvitationInfo',
  known: 'seen',
  knownOtherwise: {
    assumed: [
      'ExhibitionId',
      'VisitorId',
      'SignInPlaceId',
      'AttendProof',
      'AttendTime',
      'ClientRef',
      'InvitationId',
      'ChannelId',
      'Seats',
      'Taken',
    ],
  },
  fields: {
    ExhibitionId: 'id',
    /** Of the visitor, also where the exhibitor has asked; missing on an invitation that its link gives away. */
    VisitorId: 'id?',
    /** Of the exhibitor, also where the visitor has asked. */
    ExhibitorId: 'id',
    /**
     * 0 the visitor has asked, 1 the exhibitor. 2 (assumed) is no appointment: an invitation that its link gives away, or, with a visitor,
     * that it was accepted without a meeting.
     */
    Type: 'code',
    /** 0 to be reviewed by the host, 1 not approved, 2 to be answered, 3 refused, 4 agreed, 5 kept, 6 missed, 7 cancelled, 8 deleted. */
    State: 'code',
    /** Written as an id; read as the exhibitor that has asked, in a list of one. */
    Initator: 'list?',
    /** The person of the exhibitor that has asked. */
    InitatorChild: 'list?',
    /** Written as an id; read as the exhibitor that is asked. */
    Receiver: 'list?',
    /** The person of the exhibitor who is asked. */
    ReceiverChild: 'list?',
    /** The visitor who has asked. */
    VisitorInitator: 'list?',
    /** The visitor who is asked. */
    VisitorReceiver: 'list?',
    MeetingTimeDate: 'day',
    MeetingTimeStart: 'clock',
    MeetingTimeEnd: 'clock',
    MeetingPlace: 'text?',
    /** Whose printed code shows that one was there. */
    SignInPlaceId: 'id?',
    /** 1 the code of the other side was scanned, 2 that of the place. */
    AttendProof: 'code?',
    /** When it was scanned, which may be before it is sent. */
    AttendTime: 'time?',
    InvitationMsgContent: 'text?',
    /** Why it was not approved, refused or cancelled. */
    Remark: 'text?',
    ApprovalTime: 'time?',
    /** Made on the phone before the row is sent. */
    ClientRef: 'text?',
    /** Which invitation was accepted by it. */
    InvitationId: 'id?',
    /** Of an invitation that its link gives away: through which one registers. */
    ChannelId: 'id?',
    /** Of the same, how many people may accept it. */
    Seats: 'number?',
    /** Of the same, how many have accepted it; the server counts. */
    Taken: 'number?',
  },
  references: {
    ExhibitionId: 'Exhibition',
    VisitorId: 'Visitor',
    ExhibitorId: 'Exhibitor',
    InvitationId: 'InvitationInfo',
    ChannelId: 'Channel',
    SignInPlaceId: 'SignInPlace',
  },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'ExhibitorId', 'State', 'ClientRef'],
  // Its number alone finds an invitation that names no visitor.
  personal: ['RecordId', 'VisitorId', 'ExhibitorId'],
  read: readAppointment,
});

/** When an exhibitor can be met; read by `queryCalendar`, which merges what is taken. */
export const calendars = defineCollection({
  name: 'Calendar',
  known: 'seen',
  knownOtherwise: { assumed: ['ExhibitionId', 'ExhibitorId', 'ExhibitorContactId', 'ClientRef'] },
  fields: {
    ExhibitionId: 'id',
    ExhibitorId: 'id',
    /** Without one it is the company's; the server may write the row in its place. */
    ExhibitorContactId: 'id?',
    /** 2 of a contact, 3 of the organiser. */
    Type: 'code?',
    EStartDate: 'day',
    EEndDate: 'day',
    EStartTime: 'clock',
    /** 24:00 where they end at midnight. */
    EEndTime: 'clock',
    /** Minutes. */
    IntervalTime: 'text',
    LunchStartTime: 'clock?',
    LunchEndTime: 'clock?',
    /** `StartTime`, `EndTime`, and `State` 0 free, 1 taken; with `Closed` 1 (assumed) the booth takes no appointments then. */
    CalendarTime: 'list?',
    /** Made on the phone before the row is sent. */
    ClientRef: 'text?',
    /** Asked for, not kept: 1 the own calendar, 2 merged with what is taken. */
    SerchType: 'code?',
  },
  references: {
    ExhibitionId: 'Exhibition',
    ExhibitorId: 'Exhibitor',
    ExhibitorContactId: 'ExhibitorContact',
  },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId', 'SerchType', 'ClientRef'],
  via: 'queryCalendar',
  read: readCalendar,
});

/** Whether requests of visitors are agreed automatically. One row for each exhibitor; without one they are not. */
export const autoApprovals = defineCollection({
  name: 'AutoApprovalInvition',
  known: 'seen',
  knownOtherwise: { assumed: ['ExhibitionId', 'ExhibitorId'] },
  fields: {
    ExhibitionId: 'id',
    ExhibitorId: 'id',
    /** 0 off, 1 on. */
    isOpen: 'code',
  },
  references: { ExhibitionId: 'Exhibition', ExhibitorId: 'Exhibitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'ExhibitorId'],
});
