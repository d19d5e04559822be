import { describe, expect, it } from 'vitest';
import { type KeptNote, mostKept, mostSize, withNote } from '#domain/record/keptNotes.ts';

const note = (name: string, size = 1): KeptNote => ({ name, size });
const many = (count: number) => Array.from({ length: count }, (_, at) => note(`${at}`));
const names = (notes: readonly KeptNote[]) => notes.map(({ name }) => name);

describe('what the phone keeps of what was read', () => {
  it('stands from the oldest to the newest', () => {
    const { notes, gone } = withNote([note('a'), note('b')], note('c'));
    expect([names(notes), gone]).toEqual([['a', 'b', 'c'], []]);
  });

  it('is the newest again once it is read again, and counts once', () => {
    const { notes, gone } = withNote([note('a', 5), note('b')], note('a', 7));
    expect(notes).toEqual([note('b'), note('a', 7)]);
    expect(gone).toEqual([]);
  });

  it('is sixty answers at most: the oldest goes', () => {
    const { notes, gone } = withNote(many(mostKept), note('new'));
    expect([notes.length, notes[0]?.name, gone]).toEqual([60, '1', ['0']]);
  });

  it('is a megabyte at most: the oldest go until there is room', () => {
    const third = Math.floor(mostSize / 3);
    const full = [note('a', third), note('b', third), note('c', third)];
    const { notes, gone } = withNote(full, note('d', third + 10));
    expect([names(notes), gone.slice().sort()]).toEqual([
      ['c', 'd'],
      ['a', 'b'],
    ]);
  });

  it('leaves no gap: what is older than one that went goes too', () => {
    const { notes, gone } = withNote([note('a'), note('b', mostSize)], note('c', 10));
    expect([names(notes), gone.slice().sort()]).toEqual([['c'], ['a', 'b']]);
  });

  it('does not hold what takes more than all the room, and keeps the others', () => {
    const { notes, gone } = withNote([note('a'), note('huge')], note('huge', mostSize + 1));
    expect([names(notes), gone]).toEqual([['a'], ['huge']]);
  });
});
