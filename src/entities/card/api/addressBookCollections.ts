import { readAddressBookRow } from '../rules/addressBook.ts';
import { defineCollection } from '#data/collections/defineCollection.ts';

/**
 * The contacts of a visitor's card case, one row each, as another phone of theirs finds them; and the leads of an exhibitor, one row for
 * each visitor and each of its contacts who has noted something. A row has either a visitor or an exhibitor as its owner.
 */
export const addressBook = defineCollection({
  name: 'AddressBook',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    /** Whose card case it is in. */
    VisitorId: 'id?',
    /** Whose lead it is. */
    ExhibitorId: 'id?',
    /** Made on the phone; the same on every phone for a person who is known by their id. */
    ContactKey: 'text',
    /** Whose card it is, where that is known. */
    ContactVisitorId: 'id?',
    Name: 'text?',
    CompanyName: 'text?',
    Job: 'text?',
    Mob: 'text?',
    Email: 'text?',
    Address: 'text?',
    Website: 'text?',
    NameEn: 'text?',
    CompanyNameEn: 'text?',
    JobEn: 'text?',
    /** 1 of a card, 2 typed, 3 of a pass. */
    Source: 'code?',
    /** `hot`, `warm` or `cold`. */
    Temperature: 'text?',
    Note: 'text?',
    GroupName: 'text?',
    /** Of a lead: the code of the pass that was scanned, when it is to be followed up, and whether it was. */
    PassCode: 'text?',
    FollowUpDate: 'day?',
    IsDone: 'flag?',
    /** Of a lead: when temperature, follow-up and done were decided. */
    DecidedAtMesc: 'number?',
    /** Of a lead: the contact of the exhibitor who follows it up, or their user, and their name. */
    OwnerId: 'text?',
    OwnerName: 'text?',
    /** Of a lead: `catalogue`, `price`, `call`, `sample`, `meeting` or `visit`, or what the exhibitor has written. */
    NextStep: 'text?',
    /** Of a lead: when the contact who has noted it wrote the exhibitor's first message to the visitor; 0 for never. */
    FirstMessageAtMesc: 'number?',
    /** Of a lead: the user and the name of the exhibitor's contact who has noted it. */
    NotedById: 'text?',
    NotedBy: 'text?',
    /** Parted by commas. */
    Tags: 'text?',
    /** True on the one row that a visitor writes of themselves to be suggested to other visitors. */
    IsOpenToMeet: 'flag?',
    /** True on the same row where exhibitors may see the visitor and invite them too. */
    IsOpenToExhibitors: 'flag?',
    /** 1 there, 2 removed by the visitor, 3 withdrawn by the person on it; 2 and 3 have no texts. 4: of `IsOpenToMeet`. 5: the words with which an exhibitor's first messages begin, in `Note`. */
    State: 'code',
    MetAtMesc: 'number',
    AddedAtMesc: 'number',
    /** When it was changed on the phone: the later one of two phones stands. */
    ChangedAtMesc: 'number',
  },
  references: {
    ExhibitionId: 'Exhibition',
    VisitorId: 'Visitor',
    ExhibitorId: 'Exhibitor',
    ContactVisitorId: 'Visitor',
  },
  askedBy: [
    'RecordId',
    'ExhibitionId',
    'VisitorId',
    'ExhibitorId',
    'ContactVisitorId',
    'ContactKey',
    'IsOpenToMeet',
    'IsOpenToExhibitors',
  ],
  // Who has agreed may be asked for without knowing who it is; `readOpenPerson` reads no other row.
  personal: ['RecordId', 'VisitorId', 'ExhibitorId', 'IsOpenToMeet'],
  read: readAddressBookRow,
});
