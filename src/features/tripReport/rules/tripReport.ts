import type { TextPair } from '#domain/form/formDefinition.ts';
import type { MomentReader } from '#domain/time/writeMoment.ts';
import type { Amount } from './amounts.ts';

/** In the order of the report. */
export const reportSections = [
  'todo',
  'met',
  'agreed',
  'cards',
  'exhibitors',
  'products',
  'asked',
  'orders',
  'sessions',
] as const;
export type ReportSectionName = (typeof reportSections)[number];

/** Who writes a report: in this language, at this time. */
export interface ReportWriter extends MomentReader {
  readonly words: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly textOf: (text: TextPair) => string;
}

/** Who stands beside an item: people are round, and companies square. */
export interface ReportFace {
  readonly kind: 'person' | 'company';
  /** Of the person or company alone, without what else the title says. */
  readonly name: string;
}

export interface ReportItem {
  readonly key: string;
  /** When it was, epoch milliseconds; undefined for what has no time. */
  readonly atMs: number | undefined;
  readonly title: string;
  /** Short facts, each a line. */
  readonly facts: readonly string[];
  /** What was written about it, in lines. */
  readonly notes: readonly string[];
  /** Until when it is due. */
  readonly dueMs?: number | undefined;
  readonly boothNo?: string;
  readonly hallId?: string;
  readonly amount?: Amount | undefined;
  /** Of its page. */
  readonly path?: string | undefined;
  readonly face?: ReportFace;
}

export interface ReportSection {
  readonly name: ReportSectionName;
  readonly items: readonly ReportItem[];
  /** Of the amounts of its items, one for each currency; none where it is no sum. */
  readonly sums: readonly Amount[];
}

export interface TripReport {
  /** Those with items. */
  readonly sections: readonly ReportSection[];
  /** Of all items without those of `todo`, which stand elsewhere too. */
  readonly count: number;
}
