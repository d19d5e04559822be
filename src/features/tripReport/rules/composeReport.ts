import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import type { Amount } from './amounts.ts';
import { sumsOf } from './amounts.ts';
import { contactItems, meetingItems, minutesItems } from './meetingItems.ts';
import { openItems } from './openItems.ts';
import { exhibitorItems, inquiryItem, knownOf, orderItem, productItems, sessionItems } from './tradeItems.ts';
import type { TripFacts } from './tripFacts.ts';
import {
  type ReportItem,
  reportSections,
  type ReportSectionName,
  type ReportWriter,
  type TripReport,
} from './tripReport.ts';

export interface ReportChoice {
  /** `YYYY-MM-DD` at the venue; '' for the whole exhibition. */
  readonly day: string;
  readonly leftOut: readonly string[];
}

/**
 * The report of a day or of the whole exhibition. What happens after midnight belongs to the day on which it starts; what has no time
 * stands in the report of the whole exhibition alone. Each row is looked at a fixed number of times.
 */
export function composeReport(facts: TripFacts, choice: ReportChoice, writer: ReportWriter): TripReport {
  const known = knownOf(facts, writer);
  const all: Readonly<Record<ReportSectionName, () => readonly ReportItem[]>> = {
    todo: () => openItems(facts, known, writer),
    met: () => meetingItems(facts, writer),
    agreed: () => minutesItems(facts, writer),
    cards: () => contactItems(facts, writer),
    exhibitors: () => exhibitorItems(facts, writer),
    products: () => productItems(facts, known, writer),
    asked: () => facts.inquiries.map((one) => inquiryItem(one, facts, known, writer)),
    orders: () => facts.orders.map((one) => orderItem(one, facts, known, writer)),
    sessions: () => sessionItems(facts, writer),
  };
  const sections = reportSections
    .filter((name) => choice.leftOut.indexOf(name) < 0)
    .map((name) => {
      const items = all[name]().filter((item) => isOfDay(item, choice.day));
      return {
        name,
        // What is open was sorted by its date.
        items: name === 'todo' ? items : items.slice().sort(byTime),
        sums: name === 'orders' ? sumsOf(items.map(amountIn).filter((one) => one !== undefined)) : [],
      };
    })
    .filter(({ items }) => items.length > 0);
  const count = sections.reduce((sum, { name, items }) => sum + (name === 'todo' ? 0 : items.length), 0);
  return { sections, count };
}

const amountIn = ({ amount }: ReportItem): Amount | undefined => amount;

const isOfDay = ({ atMs }: ReportItem, day: string): boolean =>
  day === '' || (atMs !== undefined && formatVenueTime(atMs, 'yyyy-MM-dd') === day);

/** What has no time comes last, as it was given. */
const byTime = (one: ReportItem, other: ReportItem): number => {
  const [a, b] = [one.atMs ?? Infinity, other.atMs ?? Infinity];
  return a === b ? 0 : a - b;
};
