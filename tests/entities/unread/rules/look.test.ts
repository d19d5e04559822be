import { describe, expect, it } from 'vitest';
import { isGrouped, isLook, isNew, withOpened } from '#entities/unread/rules/look.ts';

const look = { sinceMs: 1_000, opened: ['seen'] };
const day = 24 * 60 * 60_000;

describe('what a visitor has looked at', () => {
  it('makes new what came later and was not opened; what has no moment is not new', () => {
    expect(isNew(look, 'one', 1_001)).toBe(true);
    expect(isNew(look, 'one', 1_000)).toBe(false);
    expect(isNew(look, 'seen', 1_001)).toBe(false);
    expect(isNew(look, 'one', undefined)).toBe(false);
  });

  it('notes what is opened once, and forgets the oldest beyond 300', () => {
    expect(withOpened(look, ['a', 'seen']).opened).toEqual(['a', 'seen']);
    const many = Array.from({ length: 300 }, (_, at) => `row ${at}`);
    const { opened } = withOpened(look, many);
    expect(opened).toHaveLength(300);
    expect(opened).not.toContain('seen');
  });

  it('is read from storage only in its own shape', () => {
    expect(isLook(look)).toBe(true);
    expect([null, {}, { sinceMs: 'x', opened: [] }, { sinceMs: 1, opened: [1] }].some(isLook)).toBe(false);
  });

  it('is shown in groups from nine changes on, or after a week', () => {
    expect(isGrouped(8, 0, day)).toBe(false);
    expect(isGrouped(9, 0, day)).toBe(true);
    expect(isGrouped(2, 0, 7 * day)).toBe(true);
    expect(isGrouped(1, 0, 7 * day)).toBe(false);
  });
});
