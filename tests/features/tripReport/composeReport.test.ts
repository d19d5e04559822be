import { describe, expect, it } from 'vitest';
import { csvOf } from '#domain/table/csvOf.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { readAppointment } from '#entities/appointment/rules/appointment.ts';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { noRemarks } from '#entities/card/rules/contact.ts';
import { readOrder } from '#entities/order/rules/order.ts';
import { sumsOf } from '#features/tripReport/rules/amounts.ts';
import { composeReport } from '#features/tripReport/rules/composeReport.ts';
import { dueText, reportTable, reportText } from '#features/tripReport/rules/reportText.ts';
import type { ReportInquiry, TripFacts } from '#features/tripReport/rules/tripFacts.ts';
import type { ReportWriter, TripReport } from '#features/tripReport/rules/tripReport.ts';

const id = (number: number) => String(number).padStart(24, 'a');
const at = (text: string) => parseVenueTime(text) ?? Number.NaN;

const writerOf = (language: 'zh' | 'en', now = '2026-12-14 12:00:00'): ReportWriter => ({
  language,
  nowMs: at(now),
  words: (key, values = {}) => [key, ...Object.values(values)].join(' '),
  textOf: ({ zh, en }) => (language === 'en' ? en || zh : zh || en),
});
const writer = writerOf('en');

const nothing: TripFacts = {
  exhibitionId: id(1),
  appointments: [],
  minutes: [],
  contacts: [],
  companies: [],
  visited: [],
  saved: [],
  products: [],
  savedProducts: [],
  inquiries: [],
  orders: [],
  sessions: [],
};

const meeting = (number: number, start: string, more: object = {}) => {
  const [day = '', clock = ''] = start.split(' ');
  const found = readAppointment({
    RecordId: id(number),
    ExhibitionId: id(1),
    Type: '0',
    State: '5',
    ExhibitorId: `exhibitor${number}`,
    Receiver: [{ RecordId: `exhibitor${number}`, CompanyName: `公司${number}`, BoothNo: '1A08' }],
    MeetingTimeDate: day,
    MeetingTimeStart: clock,
    MeetingTimeEnd: clock,
    ...more,
  });
  if (found === undefined) throw new Error('no appointment');
  return found;
};

const inquiry = (number: number, more: Partial<ReportInquiry> = {}): ReportInquiry => ({
  RecordId: id(number),
  ExhibitorId: 'exhibitor1',
  ProductId: 'product1',
  ProductName: '电机',
  Type: '0',
  Quantity: 20,
  WishDate: '',
  Content: '',
  State: '0',
  CreatedAtMesc: at('2026-12-12 10:00:00'),
  ...more,
});

const order = (number: number, Sum: string, state = '101') => {
  const row = { RecordId: id(number), Sum, state, CreatedAt: '2026-12-12 11:00:00', OrderLines: [] };
  const found = readOrder(row);
  if (found === undefined) throw new Error('no order');
  return found;
};

const contact = {
  ...noRemarks,
  id: 'c1',
  visitorId: '',
  source: 'card' as const,
  texts: { ...noTexts, name: '韩云舒', company: '北湖照明', mobile: '13800000001' },
  english: { ...noEnglish, name: 'Han Yunshu' },
  temperature: 'hot' as const,
  note: '周三前报价',
  metAtMs: at('2026-12-12 09:00:00'),
  addedAtMs: 0,
};

const whole = { day: '', leftOut: [] };
const titles = ({ sections }: TripReport, name: string) =>
  sections.find((section) => section.name === name)?.items.map(({ title }) => title) ?? [];

describe('a trip report', () => {
  it('of nothing has no section', () => {
    expect(composeReport(nothing, whole, writer)).toEqual({ sections: [], count: 0 });
  });

  it('has the meetings that were held by time, and not those that were missed or called off', () => {
    const appointments = [
      meeting(3, '2026-12-12 15:00'),
      meeting(2, '2026-12-12 09:00'),
      meeting(4, '2026-12-12 10:00', { State: '6' }),
      meeting(5, '2026-12-12 11:00', { State: '7' }),
      meeting(6, '2026-12-12 12:00', { State: '4' }),
    ];
    const report = composeReport({ ...nothing, appointments }, whole, writer);
    expect(titles(report, 'met')).toEqual(['公司2', '公司6', '公司3']);
  });

  it('of a day has what begins on it at the venue, and nothing without a time', () => {
    const appointments = [meeting(2, '2026-12-12 23:50'), meeting(3, '2026-12-13 00:10')];
    const facts = { ...nothing, appointments, visited: ['exhibitor2'] };
    const report = composeReport(facts, { ...whole, day: '2026-12-12' }, writer);
    expect(report.sections.map(({ name }) => name)).toEqual(['met']);
    expect(titles(report, 'met')).toEqual(['公司2']);
    expect(titles(composeReport(facts, whole, writer), 'exhibitors')).toEqual(['oneExhibitor']);
  });

  it('begins with what is open, by the day on which it is due', () => {
    const facts = {
      ...nothing,
      appointments: [meeting(2, '2026-12-20 09:00', { State: '4' })],
      inquiries: [
        inquiry(3, { WishDate: '2026-12-18' }),
        inquiry(4, { State: '3' }),
        inquiry(5, { Type: '1', WishDate: '2026-12-16' }),
      ],
      orders: [order(6, '1000'), order(7, '1000', '401')],
      contacts: [contact],
    };
    const report = composeReport(facts, whole, writer);
    expect(report.sections[0]?.name).toBe('todo');
    expect(titles(report, 'todo')).toEqual([
      'sampleOf 电机',
      'quoteOf 电机',
      'comingMeeting 公司2',
      expect.stringMatching(/^orderNo/) as string,
      'followUp Han Yunshu',
    ]);
    expect(titles(report, 'met')).toEqual([]);
    const faces = report.sections[0]?.items.map(({ face }) => face?.name);
    expect(faces).toEqual([undefined, undefined, '公司2', undefined, 'Han Yunshu']);
  });

  it('says until when something is due only where its time does not say it already', () => {
    const facts = {
      ...nothing,
      appointments: [meeting(2, '2026-12-20 09:00', { State: '4' })],
      inquiries: [inquiry(3, { WishDate: '2026-12-18' })],
    };
    const [asked, meets] = composeReport(facts, whole, writer).sections[0]?.items ?? [];
    expect(asked && dueText(asked, writer)).toMatch(/^due /);
    expect(meets?.dueMs).toBe(at('2026-12-20 09:00:00'));
    expect(meets && dueText(meets, writer)).toBe('');
  });

  it('leads from a person who is to be followed up to the card', () => {
    const report = composeReport({ ...nothing, contacts: [contact] }, whole, writer);
    const [todo, cards] = report.sections;
    expect(todo?.items[0]?.path).toBe(`/cards/${id(1)}/contact/c1`);
    expect(cards?.items[0]?.path).toBe(todo?.items[0]?.path);
  });

  it('names what was ordered in English where the product has an English name', () => {
    const row = {
      RecordId: id(6),
      Sum: '1000',
      state: '201',
      CreatedAt: '2026-12-12 11:00:00',
      OrderLines: [{ RecordId: id(7), ProductId: 'product1', ProductName: '电机', ProductNum: '2' }],
    };
    const found = readOrder(row);
    if (found === undefined) throw new Error('no order');
    const product = { id: 'product1', name: { zh: '电机', en: 'Motor' }, exhibitorId: '', cents: undefined };
    const facts = { ...nothing, orders: [found], products: [product] };
    const notes = (writes: ReportWriter) =>
      composeReport(facts, whole, writes).sections.find(({ name }) => name === 'orders')?.items[0]?.notes;
    expect(notes(writer)).toEqual(['Motor  × 2']);
    expect(notes(writerOf('zh'))).toEqual(['电机  × 2']);
  });

  it('leaves out the sections that are not wanted', () => {
    const facts = { ...nothing, contacts: [contact], orders: [order(6, '1000')] };
    const report = composeReport(facts, { day: '', leftOut: ['todo', 'cards'] }, writer);
    expect(report.sections.map(({ name }) => name)).toEqual(['orders']);
  });

  it('sums amounts for each currency, and never across', () => {
    const amounts = [
      { cents: 100, currency: 'CNY' },
      { cents: 7, currency: 'USD' },
      { cents: 50, currency: 'CNY' },
    ];
    expect(sumsOf(amounts)).toEqual([
      { cents: 150, currency: 'CNY' },
      { cents: 7, currency: 'USD' },
    ]);
    const report = composeReport({ ...nothing, orders: [order(6, '1000'), order(7, '250')] }, whole, writer);
    expect(report.sections.find(({ name }) => name === 'orders')?.sums).toEqual([
      { cents: 1250, currency: 'CNY' },
    ]);
  });

  it('shows a name in the other language where it is there in one alone', () => {
    const facts = { ...nothing, contacts: [contact] };
    expect(titles(composeReport(facts, whole, writerOf('zh')), 'cards')).toEqual(['韩云舒']);
    expect(titles(composeReport(facts, whole, writer), 'cards')).toEqual(['Han Yunshu']);
    const card = composeReport(facts, whole, writer).sections.find(({ name }) => name === 'cards');
    expect(card?.items[0]?.facts[0]).toBe('北湖照明');
  });

  it('cuts a very long text without halving a character', () => {
    const note = '👨‍👩‍👧'.repeat(2_000);
    const report = composeReport({ ...nothing, contacts: [{ ...contact, note }] }, whole, writer);
    const cut = report.sections.find(({ name }) => name === 'cards')?.items[0]?.notes[0] ?? '';
    expect(cut.length).toBeLessThanOrEqual(4_000);
    expect(note.startsWith(cut) && cut.length % '👨‍👩‍👧'.length === 0).toBe(true);
  });

  it('takes no more than a fixed number of looks at each row', () => {
    const looksFor = (count: number) => {
      let looks = 0;
      const appointments = Array.from({ length: count }, (_, number) =>
        Object.defineProperty({ ...meeting(number, '2026-12-12 09:00') }, 'state', {
          get: () => {
            looks += 1;
            return 'attended';
          },
        }),
      );
      composeReport({ ...nothing, appointments }, whole, writer);
      return looks;
    };
    expect(looksFor(120)).toBe(10 * looksFor(12));
  });

  it('is the same as text and as a table, in which a formula is only text', () => {
    const facts = { ...nothing, contacts: [{ ...contact, note: '=1+1' }] };
    const report = composeReport(facts, { day: '', leftOut: ['todo'] }, writer);
    const head = { title: 'title', lines: ['Fair'], summary: ' Good days ' };
    const text = reportText(head, report, false, writer);
    expect(text.split('\n').slice(0, 5)).toEqual(['title', 'Fair', '', 'Good days', '']);
    expect(text).toContain('13800000001');
    const table = reportTable(report, writer);
    expect(table.rows).toHaveLength(1);
    expect(table.rows.every((row) => row.length === table.headings.length)).toBe(true);
    expect(csvOf(table)).toContain(`"'=1+1"`);
  });
});
