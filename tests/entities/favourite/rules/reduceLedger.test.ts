import { describe, expect, it } from 'vitest';
import type { Mark } from '#entities/favourite/rules/mark.ts';
import {
  countDelta,
  emptyLedger,
  isMarked,
  type MarkLedger,
  markedOf,
} from '#entities/favourite/rules/markLedger.ts';
import { type LedgerEvent, reduceLedger } from '#entities/favourite/rules/reduceLedger.ts';

const one: Mark = {
  kind: 'exhibitor',
  id: 'exhibitor000000000000001',
  exhibitorId: 'exhibitor000000000000001',
};
const other: Mark = { ...one, id: 'exhibitor000000000000002', exhibitorId: 'exhibitor000000000000002' };
const like: Mark = { ...one, kind: 'like' };
const empty = emptyLedger({ exhibitionId: 'e', visitorId: 'v' });

const after = (ledger: MarkLedger, ...events: readonly LedgerEvent[]) => events.reduce(reduceLedger, ledger);
const want = (mark: Mark, isOn: boolean): LedgerEvent => ({ type: 'wanted', mark, isOn });
const send = (mark: Mark, isOn: boolean, nowMs = 1): LedgerEvent => ({
  type: 'sendStarted',
  mark,
  isOn,
  nowMs,
});
const confirm = (mark: Mark, isOn: boolean, nowMs = 2): LedgerEvent => ({
  type: 'confirmed',
  mark,
  isOn,
  nowMs,
});
const refuse = (mark: Mark, isOn: boolean): LedgerEvent => ({ type: 'refused', mark, isOn });
const read = (rows: readonly Mark[], askedAtMs = 0): LedgerEvent => ({
  type: 'read',
  group: 'favourites',
  rows,
  askedAtMs,
});
const stored = after(empty, read([one]));

describe('the ledger of favourites', () => {
  it('shows a tap immediately', () => {
    expect(isMarked(after(empty, want(one, true)), one)).toBe(true);
    expect(isMarked(after(stored, want(one, false)), one)).toBe(false);
  });

  it('keeps nothing to send of a star that is set and taken back', () => {
    expect(after(empty, want(one, true), want(one, false)).intents).toEqual([]);
    expect(after(stored, want(one, false), want(one, true)).intents).toEqual([]);
  });

  it('keeps one intent of star, unstar, star', () => {
    const ledger = after(empty, want(one, true), want(one, false), want(one, true));
    expect(ledger.intents).toEqual([{ mark: one, isOn: true, sent: undefined }]);
  });

  it('keeps an intent per item, and a like apart from a favourite of the same exhibitor', () => {
    const ledger = after(empty, want(one, true), want(other, true), want(like, true));
    expect(ledger.intents).toHaveLength(3);
    expect(isMarked(after(ledger, want(like, false)), one)).toBe(true);
  });

  it('goes on following what was sent without an answer, though the visitor has taken it back', () => {
    const ledger = after(empty, want(one, true), send(one, true, 7), want(one, false));
    expect(ledger.intents).toEqual([{ mark: one, isOn: false, sent: { isOn: true, atMs: 7 } }]);
    expect(isMarked(ledger, one)).toBe(false);
  });

  it('is done with an intent that the server has confirmed', () => {
    const ledger = after(empty, want(one, true), send(one, true), confirm(one, true));
    expect(ledger.intents).toEqual([]);
    expect(isMarked(ledger, one)).toBe(true);
  });

  it('sends the removal of a star that was taken back while it was sent', () => {
    const ledger = after(empty, want(one, true), send(one, true), want(one, false), confirm(one, true));
    expect(ledger.intents).toEqual([{ mark: one, isOn: false }]);
  });

  it('puts the star back that the server has refused, and remembers to tell it', () => {
    const ledger = after(empty, want(one, true), send(one, true), refuse(one, true));
    expect(isMarked(ledger, one)).toBe(false);
    expect(ledger.refused).toEqual([{ mark: one, isOn: true }]);
    expect(after(ledger, { type: 'told' }).refused).toEqual([]);
  });

  it('tells nothing of a refused star that the visitor has taken back meanwhile', () => {
    const ledger = after(empty, want(one, true), send(one, true), want(one, false), refuse(one, true));
    expect(ledger).toMatchObject({ intents: [], refused: [] });
  });

  it('takes over what another phone has changed', () => {
    const ledger = after(stored, read([other], 5));
    expect(markedOf(ledger, 'exhibitor')).toEqual([{ ...other, summary: undefined }]);
  });

  it('drops an intent that another phone has carried out', () => {
    expect(after(empty, want(one, true), read([one])).intents).toEqual([]);
  });

  it('does not let an answer that was asked for before undo what was confirmed since', () => {
    const set = after(empty, want(one, true), send(one, true), confirm(one, true, 20), read([], 10));
    expect(isMarked(set, one)).toBe(true);
    const removed = after(stored, want(one, false), confirm(one, false, 20), read([one], 10));
    expect(isMarked(removed, one)).toBe(false);
  });

  it('shows an item once that two phones have stored twice', () => {
    expect(markedOf(after(empty, read([one, one])), 'exhibitor')).toHaveLength(1);
  });

  it('leaves likes alone when favourites are read', () => {
    const ledger = after(empty, want(like, true), confirm(like, true), read([]));
    expect(isMarked(ledger, like)).toBe(true);
  });

  it('keeps what it knows of an item when its row is read again', () => {
    const summary = { name: { zh: '云津', en: '' }, boothNo: '1A08', hallId: '', picture: '' };
    const described = after(stored, { type: 'described', marks: [{ ...one, summary }] }, read([one], 5));
    expect(markedOf(described, 'exhibitor')[0]?.summary).toEqual(summary);
  });
});

describe('the number of favourites', () => {
  it('moves by one with the tap, and back with its undoing', () => {
    expect(countDelta(after(empty, want(one, true)), one, 0)).toBe(1);
    expect(countDelta(after(stored, want(one, false)), one, 0)).toBe(-1);
    expect(countDelta(after(empty, want(one, true), want(one, false)), one, 0)).toBe(0);
  });

  it('stays moved after the confirmation, until the number is read again', () => {
    const ledger = after(empty, want(one, true), send(one, true), confirm(one, true, 20));
    expect(countDelta(ledger, one, 10)).toBe(1);
    expect(countDelta(ledger, one, 30)).toBe(0);
  });

  it('stays moved where the rows are read while the mark is sent, and hold it already', () => {
    const rows: LedgerEvent = { type: 'read', group: 'favourites', rows: [one], askedAtMs: 15 };
    const ledger = after(empty, want(one, true), send(one, true, 14), rows, confirm(one, true, 20));
    expect(countDelta(ledger, one, 10)).toBe(1);
    expect(countDelta(ledger, one, 30)).toBe(0);
  });

  it('does not move for a mark that another phone had set before', () => {
    const rows: LedgerEvent = { type: 'read', group: 'favourites', rows: [one], askedAtMs: 15 };
    const ledger = after(empty, want(one, true), rows, confirm(one, true, 20));
    expect(countDelta(ledger, one, 10)).toBe(0);
  });
});
