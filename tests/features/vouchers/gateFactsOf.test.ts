import { expect, test } from 'vitest';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { gateFactsOf, type ReadBeside } from '#features/vouchers/gateCheck/gateFactsOf.ts';

const label = (text: string) => ({ zh: text, en: text });
const question = (key: string, type: FieldDefinition['type'], more: Partial<FieldDefinition> = {}) => ({
  key,
  type,
  label: label(key),
  required: true,
  ...more,
});

const beside = (fields: readonly FieldDefinition[] = []): ReadBeside => ({
  form: { version: '1', provenBy: 'mobileOrEmail', fields },
  exhibition: undefined,
  channel: 'open',
  readAtMs: 5,
});

const row = {
  RecordId: 'registration000000000001',
  ExhibitionId: 'e1',
  VisitorId: 'v1',
  Name: '林小满',
  VoucherCode: '278897084027',
  ApproveState: '2',
};

test('a registration that the organiser no longer has, or has frozen, is not registered and asks for nothing', () => {
  const fields = [question('Photo', 'photo')];
  for (const read of [undefined, { ...row, HasFreeZe: true }]) {
    const facts = gateFactsOf(read, beside(fields));
    expect(facts.isRegistered).toBe(false);
    expect(facts.asked.photo).toEqual({ isAsked: false, missing: [] });
    expect(facts.channel).toBe('open');
    expect(facts.readAtMs).toBe(5);
  }
});

test('of documents and photos only those that have to be given and are not there are missing', () => {
  const fields = [
    question('Document', 'idDocument'),
    question('Photo', 'photo'),
    question('Second', 'photo', { required: false }),
  ];
  const none = gateFactsOf(row, beside(fields));
  expect(none.asked.document).toEqual({ isAsked: true, missing: [label('Document')] });
  expect(none.asked.photo).toEqual({ isAsked: true, missing: [label('Photo')] });
  expect(none.documents).toEqual([]);

  const given = { ...row, Document: { Type: 'passport', Number: 'E12345678' } };
  const some = gateFactsOf(given, beside(fields));
  expect(some.asked.document).toEqual({ isAsked: true, missing: [] });
  expect(some.documents).toEqual([label('Document')]);
  expect(JSON.stringify(some)).not.toContain('E12345678');
});

test('a proof of health is missing only where the organiser demands it', () => {
  const proofWindow = { fromMs: 0, untilMs: 1 };
  const fields = [
    question('Test', 'photo', { required: false, isProofDemanded: true, proofWindow }),
    question('Other', 'photo', { required: false, proofWindow }),
  ];
  expect(gateFactsOf(row, beside(fields)).asked.proof).toEqual({ isAsked: true, missing: [label('Test')] });
  expect(gateFactsOf(row, beside(fields.slice(1))).asked.proof).toEqual({ isAsked: false, missing: [] });
});

test('a question that is not shown is not asked', () => {
  const hidden = question('Photo', 'photo', { showWhen: { key: 'Kind', oneOf: ['press'] } });
  expect(gateFactsOf(row, beside([hidden])).asked.photo).toEqual({ isAsked: false, missing: [] });
});

test('only a date that asks for the visit is a day the ticket is for', () => {
  const fields = [question('VisitDay', 'date'), question('Arrival', 'date'), question('Birthday', 'date')];
  const given = { ...row, VisitDay: '2026-12-01', Arrival: '2026-11-30', Birthday: '1990-01-01' };
  expect(gateFactsOf(given, beside(fields)).visitDays).toEqual(['2026-12-01']);
  expect(gateFactsOf(row, beside(fields)).visitDays).toEqual([]);
});

test('a registration without a name says so', () => {
  expect(gateFactsOf(row, beside()).hasName).toBe(true);
  expect(gateFactsOf({ ...row, Name: '' }, beside()).hasName).toBe(false);
});

test('where the channel is not known nothing is asked', () => {
  const facts = gateFactsOf(row, { ...beside(), form: null, channel: 'unknown' });
  expect(facts.isRegistered).toBe(true);
  expect(facts.asked.proof).toEqual({ isAsked: false, missing: [] });
});
