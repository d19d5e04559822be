import { writeMoment } from '#domain/time/writeMoment.ts';
import type { Table, TableCell } from '#domain/table/table.ts';
import { amountText } from './amounts.ts';
import type { ReportItem, ReportSection, ReportWriter, TripReport } from './tripReport.ts';

export interface ReportHead {
  readonly title: string;
  /** The exhibition, its place, the day: each a line. */
  readonly lines: readonly string[];
  /** What the visitor has typed; '' for nothing. */
  readonly summary: string;
}

/** The hour where the report is of one day, else day and hour. */
export const itemTime = ({ atMs }: ReportItem, isDay: boolean, writer: ReportWriter): string =>
  atMs === undefined ? '' : writeMoment(atMs, isDay ? 'time' : 'dayTime', writer);

/** '' where the time of the item says it already, as of a meeting to come. */
export const dueText = ({ atMs, dueMs }: ReportItem, writer: ReportWriter): string =>
  dueMs === undefined || dueMs === atMs
    ? ''
    : writer.words('due', { day: writeMoment(dueMs, 'date', writer) });

export const boothText = ({ boothNo = '' }: ReportItem, { words }: ReportWriter): string =>
  boothNo.trim() === '' ? '' : words('booth', { booth: boothNo.trim() });

export const sumsText = ({ sums }: ReportSection, { words }: ReportWriter): string =>
  sums.length === 0 ? '' : words('sum', { sum: sums.map(amountText).join(' + ') });

const filled = (texts: readonly string[]) => texts.filter((text) => text !== '');

/** The facts of an item as short texts: where, how much, until when. */
const itemFacts = (item: ReportItem, writer: ReportWriter): readonly string[] =>
  filled([
    boothText(item, writer),
    ...item.facts,
    item.amount === undefined ? '' : amountText(item.amount),
    dueText(item, writer),
  ]);

/** To be pasted into a message or an e-mail. */
export function reportText(
  head: ReportHead,
  report: TripReport,
  isDay: boolean,
  writer: ReportWriter,
): string {
  const blocks = report.sections.map((section) =>
    [
      `【${writer.words(`section_${section.name}`)}】`,
      ...section.items.map((item, at) => itemText(item, at + 1, isDay, writer)),
      ...filled([sumsText(section, writer)]),
    ].join('\n'),
  );
  return filled([filled([head.title, ...head.lines]).join('\n'), head.summary.trim(), ...blocks]).join(
    '\n\n',
  );
}

function itemText(item: ReportItem, number: number, isDay: boolean, writer: ReportWriter): string {
  const first = filled([`${number}.`, itemTime(item, isDay, writer), item.title]).join(' ');
  const facts = itemFacts(item, writer).join(writer.words('semicolon'));
  return [first, ...filled([facts, ...item.notes]).map((line) => `   ${line}`)].join('\n');
}

/** A row for each item. */
export function reportTable(report: TripReport, writer: ReportWriter): Table {
  const { words } = writer;
  const columns = ['section', 'when', 'what', 'booth', 'details', 'notes', 'dueDay', 'amount', 'currency'];
  const rows = report.sections.map(({ name, items }) =>
    items.map((item): TableCell[] => [
      words(`section_${name}`),
      item.atMs === undefined ? '' : { atMs: item.atMs },
      item.title,
      (item.boothNo ?? '').trim(),
      item.facts.join('\n'),
      item.notes.join('\n'),
      item.dueMs === undefined ? '' : { atMs: item.dueMs, isDay: true },
      item.amount === undefined ? '' : item.amount.cents / 100,
      item.amount?.currency ?? '',
    ]),
  );
  return {
    headings: columns.map((column) => words(`column_${column}`)),
    rows: ([] as TableCell[][]).concat(...rows),
  };
}
