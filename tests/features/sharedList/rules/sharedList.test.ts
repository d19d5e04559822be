import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewOf } from '#features/sharedList/rules/listView.ts';
import {
  fieldNames,
  type Fields,
  knowsMore,
  mergeFields,
  takenOff,
  writeFields,
  writtenBy,
} from '#features/sharedList/rules/sharedList.ts';

const phones = ['pa', 'pb', 'pc'] as const;
const exhibitors = ['e1', 'e2', 'e3'] as const;
const people = ['00a', '01b', '02c'] as const;

const began = writeFields({}, 'pa', {
  title: '分头逛',
  'person/00a': '林',
  'person/01b': '王',
  'person/02c': 'Anna',
  'who/e1': '00a',
  'who/e2': '01b',
  'who/e3': '02c',
});

/** What a person can do on one phone, or that it is sent what another one knows. */
const step = fc.oneof(
  fc.record({
    phone: fc.constantFrom(...phones),
    exhibitor: fc.constantFrom(...exhibitors),
    person: fc.constantFrom(...people),
    act: fc.constantFrom('visit', 'unvisit', 'rate', 'note', 'take', 'remove', 'rename'),
    text: fc.constantFrom('好', '🙂 报价 1200', '', 'later'),
  }),
  fc.record({ from: fc.constantFrom(...phones), to: fc.constantFrom(...phones) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function textsOf(one: Extract<Step, { act: string }>): Record<string, string> {
  const { act, exhibitor, person, phone, text } = one;
  if (act === 'visit' || act === 'unvisit')
    return { [fieldNames.visited(exhibitor, person)]: act === 'visit' ? '1' : '' };
  if (act === 'rate') return { [fieldNames.rating(exhibitor, person)]: 'hot' };
  if (act === 'note') return { [fieldNames.note(exhibitor, person, phone)]: text };
  if (act === 'rename') return { [fieldNames.person(person)]: `${text}!` };
  return { [fieldNames.who(exhibitor)]: act === 'take' ? person : takenOff };
}

function play(steps: readonly Step[]): Record<string, Fields> {
  const states: Record<string, Fields> = { pa: began, pb: began, pc: began };
  for (const one of steps)
    if ('act' in one) states[one.phone] = writeFields(states[one.phone] ?? {}, one.phone, textsOf(one));
    else states[one.to] = mergeFields(states[one.to] ?? {}, states[one.from] ?? {});
  return states;
}

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

describe('a list on three phones', () => {
  it('is the same on all of them after every order of exchange, and once more changes nothing', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const states = Object.values(play(steps));
        const ends = orders.map((order) =>
          order.reduce<Fields>((all, at) => mergeFields(all, states[at] ?? {}), {}),
        );
        for (const end of ends) {
          expect(end).toEqual(ends[0]);
          for (const state of states) expect(mergeFields(end, state)).toEqual(end);
        }
        const [one = {}, two = {}, three = {}] = states;
        expect(mergeFields(mergeFields(one, two), three)).toEqual(mergeFields(one, mergeFields(two, three)));
      }),
    );
  });

  it('keeps the last note of every person from every phone', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const last: Record<string, string> = {};
        for (const one of steps)
          if ('act' in one && one.act === 'note')
            last[fieldNames.note(one.exhibitor, one.person, one.phone)] = one.text;
        const merged = Object.values(play(steps)).reduce(mergeFields, {});
        for (const [name, text] of Object.entries(last)) expect(merged[name]?.text ?? '').toBe(text);
      }),
    );
  });

  it('is whole again where each phone sends only what it has written', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const states = play(steps);
        const whole = Object.values(states).reduce(mergeFields, {});
        const parts = phones.reduce<Fields>(
          (all, phone) => mergeFields(all, writtenBy(states[phone] ?? {}, phone)),
          began,
        );
        for (const [name, { text }] of Object.entries(whole)) expect(parts[name]?.text).toBe(text);
      }),
    );
  });

  it('says that it knows more only as long as the other lacks something', () => {
    const more = writeFields(began, 'pb', { 'visited/e1/00a': '1' });
    expect(knowsMore(more, began)).toBe(true);
    expect(knowsMore(began, more)).toBe(false);
    expect(knowsMore(more, mergeFields(began, more))).toBe(false);
  });
});

describe('two people at one booth', () => {
  it('both have their note and their tick', () => {
    const one = writeFields(began, 'pa', { 'note/e1/00a/pa': '报价', 'visited/e1/00a': '1' });
    const other = writeFields(began, 'pb', { 'note/e1/01b/pb': 'CE?', 'visited/e1/01b': '1' });
    const [exhibitor] = viewOf(mergeFields(one, other)).exhibitors;
    expect(exhibitor?.notes.map(({ text }) => text)).toEqual(['报价', 'CE?']);
    expect(exhibitor?.visitedBy).toEqual(['00a', '01b']);
  });

  it('keep a note on an exhibitor that a colleague has taken off meanwhile', () => {
    const noted = writeFields(began, 'pb', { 'note/e2/01b/pb': '下周寄样' });
    const removed = writeFields(began, 'pa', { 'who/e2': takenOff });
    const view = viewOf(mergeFields(removed, noted));
    expect(view.exhibitors.map(({ id }) => id)).toEqual(['e1', 'e3']);
    expect(view.takenOff.map(({ notes }) => notes[0]?.text)).toEqual(['下周寄样']);
  });
});

describe('one person with two phones', () => {
  it('has both notes, and a new name stays with the same person', () => {
    const one = writeFields(began, 'pa', { 'note/e1/00a/pa': '一' });
    const other = writeFields(began, 'px', { 'note/e1/00a/px': '二', 'person/00a': '林小满' });
    const view = viewOf(mergeFields(one, other));
    expect(view.exhibitors[0]?.notes.map(({ text }) => text)).toEqual(['一', '二']);
    expect(view.people[0]).toEqual({ id: '00a', name: '林小满' });
  });
});
