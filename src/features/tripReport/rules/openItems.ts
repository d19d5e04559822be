import { contactPath } from '#entities/card/rules/cardPaths.ts';
import { contactCompany, contactTitle, meetingItem, wasHeld } from './meetingItems.ts';
import { inquiryItem, isInquiryOpen, type Known, orderItem } from './tradeItems.ts';
import type { TripFacts } from './tripFacts.ts';
import type { ReportItem, ReportWriter } from './tripReport.ts';

const openOrders = ['toPay', 'toShip', 'toReceive'];

/** What is still to be done, or waited for: by the day on which it is due, without one last. */
export function openItems(facts: TripFacts, known: Known, writer: ReportWriter): readonly ReportItem[] {
  const items = [
    ...openMeetings(facts, writer),
    ...facts.inquiries
      .filter(isInquiryOpen)
      .map((one) => ({ ...inquiryItem(one, facts, known, writer), notes: [] })),
    ...facts.orders
      .filter(({ state }) => openOrders.indexOf(state) >= 0)
      .map((one) => ({ ...orderItem(one, facts, known, writer), notes: [] })),
    ...hotContacts(facts, writer),
  ];
  return items
    .map((item) => ({ ...item, key: `open/${item.key}` }))
    .sort((one, other) => {
      const [a, b] = [one.dueMs ?? Infinity, other.dueMs ?? Infinity];
      return a === b ? 0 : a - b;
    });
}

/** Agreed and still to come, or waiting for the visitor's answer. */
function openMeetings(facts: TripFacts, writer: ReportWriter): readonly ReportItem[] {
  const items: ReportItem[] = [];
  for (const one of facts.appointments) {
    const isAsked = one.own === 'invited' && one.state === 'hostApproved';
    if (!isAsked && (one.state !== 'agreed' || wasHeld(one, writer.nowMs))) continue;
    const { title, ...item } = meetingItem(one, facts, writer);
    const key = isAsked ? 'answerMeeting' : 'comingMeeting';
    items.push({ ...item, title: writer.words(key, { name: title }), notes: [], dueMs: item.atMs });
  }
  return items;
}

/** People whom the visitor has marked as hot are to be followed up. */
const hotContacts = ({ contacts, exhibitionId }: TripFacts, writer: ReportWriter): readonly ReportItem[] =>
  contacts
    .filter(({ temperature }) => temperature === 'hot')
    .map((contact) => {
      const name = contactTitle(contact, writer);
      return {
        key: `card:${contact.id}`,
        atMs: contact.metAtMs > 0 ? contact.metAtMs : undefined,
        title: writer.words('followUp', { name }),
        facts: [contactCompany(contact, writer)].filter((text) => text !== ''),
        notes: [],
        path: contactPath(exhibitionId, contact.id),
        face: { kind: 'person' as const, name },
      };
    });
