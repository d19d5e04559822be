import { describe, expect, it } from 'vitest';
import { changedRows, firstNotes, notLaterThan, withShown } from '#entities/unread/rules/changedRows.ts';

const row = (id: string, state: string, more: object = {}) => ({
  id,
  state,
  isOwnStep: false,
  isForVisitor: false,
  ...more,
});
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

describe('what changed since it was looked at', () => {
  it('is, on a phone that has shown nothing yet, only what waits for an answer', () => {
    expect(ids(changedRows([row('a', 'agreed'), row('b', 'pending', { isForVisitor: true })], []))).toEqual([
      'b',
    ]);
  });

  it('is what stands in another state than the one that was shown, and what others have begun since', () => {
    const seen = firstNotes([row('a', 'toShip'), row('b', 'toShip')]);
    const now = [row('a', 'toReceive'), row('b', 'toShip'), row('c', 'toShip')];
    expect(ids(changedRows(now, seen))).toEqual(['a', 'c']);
  });

  it('is nothing of what the visitor does', () => {
    const seen = firstNotes([row('a', 'toReceive')]);
    const own = { isOwnStep: true };
    expect(changedRows([row('a', 'completed', own), row('b', 'toPay', own)], seen)).toEqual([]);
  });

  it('is nothing any more once it was on the screen, and again after the next change', () => {
    const seen = withShown(firstNotes([row('a', 'toShip')]), [row('a', 'toReceive')]);
    expect(changedRows([row('a', 'toReceive')], seen)).toEqual([]);
    expect(ids(changedRows([row('a', 'closed')], seen))).toEqual(['a']);
  });

  it('writes nothing where the screen shows what was noted', () => {
    const seen = firstNotes([row('a', 'toShip')]);
    expect(withShown(seen, [row('a', 'toShip')])).toBe(seen);
  });

  it('is nothing of a copy that was read before what was shown since, and is what a later answer says', () => {
    const seen = withShown(firstNotes([row('a', 'toShip')], 10), [row('a', 'toReceive')], 20);
    expect(changedRows([row('a', 'toShip')], seen, 10)).toEqual([]);
    expect(ids(changedRows([row('a', 'closed')], seen, 30))).toEqual(['a']);
  });

  it('keeps what was noted where an older copy is on the screen', () => {
    const seen = withShown(firstNotes([row('a', 'toShip')], 10), [row('a', 'toReceive')], 20);
    expect(withShown(seen, [row('a', 'toShip')], 10)).toBe(seen);
  });

  it('is found on a phone whose clock was set back since', () => {
    const ahead = withShown([], [row('a', 'toShip')], 1000);
    const seen = notLaterThan(ahead, 100);
    expect(ids(changedRows([row('a', 'toReceive')], seen, 101))).toEqual(['a']);
    expect(notLaterThan(seen, 100)).toBe(seen);
  });
});
