import { describe, expect, it } from 'vitest';
import { type BoardAsked, boardRows } from '#features/supply/rules/boardRows.ts';
import { supplyPost } from '../supplyPost.ts';

const nowMs = Date.UTC(2027, 2, 10, 4);
const closed = supplyPost({ closingDate: '2027-03-09' });
const stand = 'exhibitor000000000000001';
const late = supplyPost({
  closingDate: '2027-06-01',
  kind: 'demand',
  productType: 'kind1',
  ExhibitorId: stand,
});
const forever = supplyPost({ closingDate: '' });
const soon = supplyPost({ closingDate: '2027-03-11' });
const newestFirst = [closed, late, forever, soon];
const everything: BoardAsked = {
  kind: '',
  type: '',
  exhibitor: '',
  found: undefined,
  among: undefined,
  sort: 'newest',
};

const rows = (asked: Partial<BoardAsked>) => boardRows(newestFirst, { ...everything, ...asked }, nowMs);

describe('the board', () => {
  it('shows the newest first, and what has closed last', () => {
    expect(rows({})).toEqual([late, forever, soon, closed]);
  });

  it('shows first what closes soon, then what does not close, then what has closed', () => {
    expect(rows({ sort: 'closing' })).toEqual([soon, late, forever, closed]);
  });

  it('is narrowed by kind, by kind of product and by a search', () => {
    expect(rows({ kind: 'demand' })).toEqual([late]);
    expect(rows({ type: 'kind1' })).toEqual([late]);
    expect(rows({ found: new Set([soon.RecordId]) })).toEqual([soon]);
    expect(rows({ found: new Set() })).toEqual([]);
  });

  it('shows the posts of one exhibitor alone', () => {
    expect(rows({ exhibitor: stand })).toEqual([late]);
    expect(rows({ exhibitor: 'exhibitor000000000000002' })).toEqual([]);
  });

  it('keeps the order of what fits', () => {
    expect(rows({ among: [soon.RecordId, late.RecordId] })).toEqual([soon, late]);
  });
});
