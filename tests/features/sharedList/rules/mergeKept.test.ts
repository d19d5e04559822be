import { describe, expect, it } from 'vitest';
import {
  type KeptLists,
  markGiven,
  noLists,
  unsentOf,
  writeIn,
} from '#features/sharedList/rules/keptLists.ts';
import { mergeKept } from '#features/sharedList/rules/mergeKept.ts';
import { viewOf } from '#features/sharedList/rules/listView.ts';
import { writeFields } from '#features/sharedList/rules/sharedList.ts';

const fields = writeFields({}, 'pa', { 'person/00a': '林', 'who/e1': '00a', 'who/e2': '00a' });
const list = { id: 'list1', fields, me: '00a', givenAt: 0 };
const start: KeptLists = { ...noLists('pa'), lists: [list] };
const note = (kept: KeptLists, exhibitor: string, text: string) =>
  writeIn(kept, 'list1', { [`note/${exhibitor}/00a/pa`]: text });
const notesIn = ({ lists }: KeptLists) =>
  lists.map((one) => viewOf(one.fields).exhibitors.map(({ notes }) => notes.map(({ text }) => text).join()));
const without = (kept: KeptLists): KeptLists => ({ ...kept, lists: [] });

describe('two pages of one phone', () => {
  it('keep the notes of both', () => {
    const [one, other] = [note(start, 'e1', '报价'), note(start, 'e2', 'CE?')];
    expect(notesIn(mergeKept(start, one, other))).toEqual([['报价', 'CE?']]);
    expect(notesIn(mergeKept(start, other, one))).toEqual([['报价', 'CE?']]);
  });

  it('keep the later of two texts of one note', () => {
    const later = note(note(start, 'e1', '报'), 'e1', '报价 1200');
    expect(notesIn(mergeKept(start, later, note(start, 'e1', '价')))).toEqual([['报价 1200', '']]);
  });

  it('keep a list that the other one has begun', () => {
    const second = { ...list, id: 'list2' };
    const merged = mergeKept(start, { ...start, lists: [second, list] }, note(start, 'e1', '报价'));
    expect(merged.lists.map(({ id }) => id)).toEqual(['list2', 'list1']);
  });

  it('do not bring back a list that either of them has deleted', () => {
    expect(mergeKept(start, without(start), start).lists).toEqual([]);
    expect(mergeKept(start, start, without(start)).lists).toEqual([]);
  });

  it('keep a deleted list into which the other one has written since', () => {
    expect(notesIn(mergeKept(start, note(start, 'e1', '报价'), without(start)))).toEqual([['报价', '']]);
    expect(notesIn(mergeKept(start, without(start), note(start, 'e1', '报价')))).toEqual([['报价', '']]);
  });

  it('know who has this phone, whichever of them was told', () => {
    const strange = { ...start, lists: [{ ...list, me: '' }] };
    expect(mergeKept(strange, start, strange).lists[0]?.me).toBe('00a');
    expect(mergeKept(strange, strange, start).lists[0]?.me).toBe('00a');
  });

  it('collect the codes of one list that came in either', () => {
    const frames = (...places: number[]) => ({
      ...start,
      frames: { mark: 'm', count: 3, parts: Object.fromEntries(places.map((at) => [at, `part${at}`])) },
    });
    expect(mergeKept(start, frames(1), frames(3)).frames).toEqual(frames(1, 3).frames);
    expect(mergeKept(frames(1), frames(1), start).frames).toBeUndefined();
  });

  it('keep what is typed of a new list in the one where it is typed', () => {
    const typed: KeptLists = { ...start, draft: { title: '第一天', names: ['林', ''], division: 'hall' } };
    expect(mergeKept(start, typed, start).draft?.title).toBe('第一天');
    expect(mergeKept(start, start, typed).draft?.title).toBe('第一天');
    expect(mergeKept(typed, typed, start).draft).toBeUndefined();
  });
});

describe('what was not given on', () => {
  const unsent = (kept: KeptLists) => kept.lists.map((one) => unsentOf(one, kept.phone));

  it('is what this phone has written since', () => {
    expect(unsent(start)).toEqual([3]);
    const given = markGiven(start, 'list1', fields);
    expect(unsent(given)).toEqual([0]);
    expect(unsent(note(given, 'e1', '报价'))).toEqual([1]);
  });

  it('is not what was written after the link was made', () => {
    expect(unsent(markGiven(note(start, 'e1', '报价'), 'list1', fields))).toEqual([1]);
  });

  it('stays given on in a second page', () => {
    expect(unsent(mergeKept(start, start, markGiven(start, 'list1', fields)))).toEqual([0]);
    expect(unsent(mergeKept(start, markGiven(start, 'list1', fields), start))).toEqual([0]);
  });
});
