import { defineCollection } from '#data/collections/defineCollection.ts';

export const contactMessages = defineCollection({
  name: 'ConnectUs',
  known: 'assumed',
  fields: {
    ExhibitionId: 'id',
    /** '' of a person who is not registered. */
    VisitorId: 'id?',
    /** Made on the phone before the row is sent. */
    ClientRef: 'text?',
    Name: 'text',
    Mob: 'text?',
    Email: 'text?',
    Content: 'text',
    /** `report` of what is wrong with something; else a question. */
    Type: 'code?',
    /** Of a report, what it is about: `post`, `product`, `exhibitor`, `live`, or `visitor` or `organizer` of a conversation. */
    AboutKind: 'code?',
    /** The number of that row. */
    AboutId: 'text?',
    /** 1 answered, 2 closed without an answer; else it waits. */
    State: 'code?',
    /** Of the organiser. */
    Answer: 'text?',
    /** When it was answered or closed. */
    AnsweredAt: 'time?',
    /** Why it was closed without an answer; the visitor reads it. */
    CloseReason: 'text?',
  },
  references: { ExhibitionId: 'Exhibition', VisitorId: 'Visitor' },
  askedBy: ['RecordId', 'ExhibitionId', 'VisitorId', 'Mob', 'Email', 'ClientRef'],
  personal: ['RecordId', 'VisitorId', 'Mob', 'Email', 'ClientRef'],
});
