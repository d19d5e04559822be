import { describe, expect, it } from 'vitest';
import { changesOf, rebased, takeOver } from '#domain/correction/rowChanges.ts';

const parts = [
  { field: 'Name', keys: ['Name'] },
  { field: 'Links', keys: ['count', 'link1'] },
  { field: 'Pictures', keys: ['Pictures'] },
];
const base = { Name: 'A', count: '0', link1: '', Pictures: ['x'] };
const fieldsOf = (some: readonly { readonly field: string }[]) => some.map(({ field }) => field);

describe('what two people change of one row', () => {
  it('is sent where one has changed it, and contested where both have', () => {
    const typed = { ...base, Name: 'B', count: '1', link1: 'me' };
    const now = { ...base, Name: 'C', Pictures: ['y'] };
    const { mine, contested } = changesOf(parts, { base, typed, now });
    expect(fieldsOf(mine)).toEqual(['Name', 'Links']);
    expect(fieldsOf(contested)).toEqual(['Name']);
  });

  it('is no difference where both say the same, or a slot of a picture is empty', () => {
    const typed = { ...base, Name: 'B', Pictures: ['', 'x'] };
    expect(changesOf(parts, { base, typed, now: { ...base, Name: 'B' } }).mine).toEqual([]);
  });

  it('is emptied by a person who empties it', () => {
    const { mine } = changesOf(parts, { base, typed: { ...base, Pictures: [] }, now: base });
    expect(fieldsOf(mine)).toEqual(['Pictures']);
  });

  it('is taken over as the other has left it, all answers of a field together', () => {
    const now = { ...base, count: '1', link1: 'they' };
    expect(takeOver(parts.slice(1, 2), { ...base, link1: 'me' }, now)).toEqual(now);
  });

  it('shows the newest in a draft that had not touched it', () => {
    const now = { ...base, Name: 'C', Pictures: ['y'] };
    const draft = { ...base, Name: 'B' };
    const again = rebased(parts, { base, typed: draft, now });
    expect(again.typed).toEqual({ ...now, Name: 'B' });
    expect(fieldsOf(changesOf(parts, { ...again, now }).contested)).toEqual(['Name']);
  });
});
