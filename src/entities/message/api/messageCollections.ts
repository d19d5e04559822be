import { defineCollection } from '#data/collections/defineCollection.ts';

/** One message between two of visitor, exhibitor, organiser and system; who sends and who receives says which. */
export const messages = defineCollection({
  name: 'MessageInfo',
  known: 'seen',
  knownOtherwise: {
    assumed: [
      'BusinessType',
      'ExhibitorSender',
      'ClientRef',
      'ClientTime',
      'Picture',
      'FileName',
      'TitleEn',
      'ContentEn',
      'ToChannel',
      'ToChannels',
      'ToCheckedIn',
      'ToAllExhibitor',
      'ShowFrom',
      'WithdrawnAt',
      'WithdrawnBy',
    ],
  },
  fields: {
    ExhibitionId: 'id',
    /** Means different things to different clients: who sends and receives counts instead. */
    Type: 'code?',
    /** What it is about: `text`, `product`, `inquiry`, `sample`, `appointment`, `picture` or `file`. */
    BusinessType: 'code?',
    /** 0 unread, 1 read. */
    State: 'code?',
    Title: 'text?',
    Content: 'text?',
    /** Of a notice of the organiser: the same in English, where it was written in both languages. */
    TitleEn: 'text?',
    ContentEn: 'text?',
    /** Of a page, or of the file. */
    LinkInfo: 'address?',
    VisitorSender: 'id?',
    VisitorReceiver: 'id?',
    ExhibitorSender: 'id?',
    StoreSender: 'id?',
    ExhibitorReceiver: 'id?',
    OrganizationSender: 'id?',
    OrganizationReceiver: 'id?',
    /** `sys` where the system sends it. */
    SysSender: 'code?',
    ToAllVisitor: 'flag?',
    /** A notice for those who have registered through this channel, in the place of `ToAllVisitor`. */
    ToChannel: 'id?',
    /** The ids of several channels, in the place of `ToChannel`. */
    ToChannels: 'list?',
    /** A notice for the visitors who have checked in at a place of the exhibition. */
    ToCheckedIn: 'flag?',
    /** A notice for all exhibitors of the exhibition. */
    ToAllExhibitor: 'flag?',
    /** A notice is shown to its readers from then on; without it from its beginning. */
    ShowFrom: 'moment?',
    /** When a notice was taken back: its readers see that, and no text, picture or link. */
    WithdrawnAt: 'moment?',
    /** The user who took it back. */
    WithdrawnBy: 'id?',
    ProductId: 'id?',
    Picture: 'address?',
    FileName: 'text?',
    /** Of the sender. */
    NickName: 'text?',
    Logo: 'address?',
    ClientRef: 'text?',
    /** When it was written, by the server's clock as far as the phone knows it. */
    ClientTime: 'moment?',
  },
  references: {
    ExhibitionId: 'Exhibition',
    VisitorSender: 'Visitor',
    VisitorReceiver: 'Visitor',
    ExhibitorSender: 'Exhibitor',
    ExhibitorReceiver: 'Exhibitor',
    OrganizationSender: 'Organization',
    OrganizationReceiver: 'Organization',
    ToChannel: 'Channel',
    ProductId: 'Product',
  },
  askedBy: [
    'RecordId',
    'ExhibitionId',
    'ClientRef',
    'VisitorSender',
    'VisitorReceiver',
    'ExhibitorSender',
    'ExhibitorReceiver',
    'OrganizationSender',
    'SysSender',
    'ToAllVisitor',
    'ToChannel',
    'ToChannels',
    'ToCheckedIn',
    'ToAllExhibitor',
  ],
  personal: [
    'RecordId',
    'ClientRef',
    'VisitorSender',
    'VisitorReceiver',
    'ExhibitorSender',
    'ExhibitorReceiver',
    'ToAllVisitor',
    'ToChannel',
    'ToChannels',
    'ToCheckedIn',
    'ToAllExhibitor',
  ],
});
