import { describe, expect, it } from 'vitest';
import { conditionOf, oneOf } from '#data/collections/condition.ts';
import { readRows } from '#data/collections/rows.ts';
import { channels, exhibitions } from '#api/exhibition/exhibitionCollections.ts';
import { registrations } from '#entities/registration/api/registrationCollections.ts';

const mine = { RecordId: 'r1', ExhibitionId: 'e1', VisitorId: 'v1', Mob: '13800000001', Name: '林予安' };
const condition = conditionOf(registrations, { ExhibitionId: 'e1', Mob: '13800000001' });

function read(result: unknown, resCode = 0) {
  const warnings: string[] = [];
  const envelope = { resCode, resMsg: '', result };
  const answer = readRows(envelope, registrations, condition, (message) => warnings.push(message));
  return { ...answer, warnings };
}

describe('readRows', () => {
  it('rows that were asked for come back as they are', () => {
    expect(read([mine])).toMatchObject({ rows: [mine], outcome: 'rows', foreign: 0, warnings: [] });
  });

  it.each<[string, unknown, number, string]>([
    ['10000 with an empty list', [], 10000, 'none'],
    ['10000 without a result', undefined, 10000, 'none'],
    ['10000 with null', null, 10000, 'none'],
    ['0 with an empty list', [], 0, 'none'],
    ['0 with null', null, 0, 'unclear'],
    ['0 without a result', undefined, 0, 'unclear'],
    ['0 with an object', { RecordId: 'r1' }, 0, 'unclear'],
    ['0 with a text', 'none', 0, 'unclear'],
    ['0 with a list of no objects', [null, 1, 'x', []], 0, 'unclear'],
    ['another code with rows', [mine], 500, 'unclear'],
  ])('%s gives no rows', { tags: ['N20'] }, (_, result, resCode, outcome) => {
    expect(read(result, resCode)).toMatchObject({ rows: [], outcome });
  });

  it('10000 that brings rows all the same is read', () => {
    expect(read([mine], 10000)).toMatchObject({ rows: [mine], outcome: 'rows' });
  });

  it.each<[string, object]>([
    ['of another exhibition', { ...mine, ExhibitionId: 'e2' }],
    ['of another exhibition, embedded', { ...mine, ExhibitionId: { RecordId: 'e2' } }],
    ['of another mobile', { ...mine, Mob: '13900000002' }],
    ['that does not say whose it is', { ...mine, Mob: undefined }],
    ['whose mobile is blank', { ...mine, Mob: '' }],
  ])('a row %s is dropped, with a warning that does not hold it', { tags: ['X13'] }, (_, row) => {
    const answer = read([row, mine]);
    expect(answer).toMatchObject({ rows: [mine], outcome: 'rows', foreign: 1 });
    expect(answer.warnings).toEqual(['1 rows of VisitorExhibitionInfo were not asked for']);
  });

  it('only rows of other people do not count as "none"', () => {
    expect(read([{ ...mine, Mob: '13900000002' }])).toMatchObject({ rows: [], outcome: 'unclear' });
  });

  it.each<[string, object]>([
    ['an embedded exhibition', { ...mine, ExhibitionId: { RecordId: 'e1', ExName: 'x' } }],
    ['no exhibition', { ...mine, ExhibitionId: undefined }],
    ['a mobile as a number', { ...mine, Mob: 13800000001 }],
  ])('a row with %s belongs', (_, row) => {
    expect(read([row])).toMatchObject({ rows: [row], foreign: 0 });
  });

  it('a flag that was asked for may come back as text', () => {
    const open = conditionOf(channels, { ExhibitionId: 'e1', HasOpen: true });
    const rows = [{ RecordId: 'c1', ExhibitionId: 'e1', HasOpen: 'true' }];
    expect(readRows({ resCode: 0, resMsg: '', result: rows }, channels, open, () => {}).rows).toEqual(rows);
  });

  it('any of several ids that were asked for belongs, and no other', () => {
    const wanted = conditionOf(exhibitions, { RecordId: oneOf(['e1', 'e2']) });
    const result = [{ RecordId: 'e1' }, { RecordId: 'e2' }, { RecordId: 'e3' }];
    const { rows } = readRows({ resCode: 0, resMsg: '', result }, exhibitions, wanted, () => {});
    expect(rows).toEqual([{ RecordId: 'e1' }, { RecordId: 'e2' }]);
  });

  it('each RecordId comes once, in the server’s order', { tags: ['N24'] }, () => {
    const second = { ...mine, RecordId: 'r2' };
    expect(read([mine, second, mine]).rows).toEqual([mine, second]);
  });

  it('of 10,000 rows the first 1,000 are used, with a warning', { tags: ['N25'] }, () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({ ...mine, RecordId: `r${at}` }));
    const { rows, outcome, warnings } = read(many);
    expect([rows.length, rows[999], outcome]).toEqual([1_000, many[999], 'rows']);
    expect(warnings).toEqual(['of 10000 rows of VisitorExhibitionInfo the first 1000 are used']);
  });

  it('of 10,000 rows one’s own is used, at any position among those of others', { tags: ['N25'] }, () => {
    const others = Array.from({ length: 9_999 }, (_, at) => ({
      ...mine,
      RecordId: `r${at}`,
      Mob: '13900000002',
    }));
    expect(read([...others, { ...mine, RecordId: 'mine' }]).rows).toMatchObject([{ RecordId: 'mine' }]);
  });
});
