import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walkMinutes } from '#entities/programme/rules/agenda/walkMinutes.ts';
import type { LateDay, LateItem, LateState, LateStop } from '#features/late/rules/latePlan.ts';
import { planDay } from '#features/late/rules/planDay.ts';

const minute = 60_000;
const ten = Date.UTC(2026, 11, 14, 2);
const at = (minutes: number) => ten + minutes * minute;

const item = (
  key: string,
  from: number,
  until: number,
  more: Partial<Omit<LateItem, 'key'>> = {},
): LateItem => ({ key, kind: 'session', hall: '1号馆', startMs: at(from), endMs: at(until), ...more });
const meeting = (key: string, from: number, until: number, hall = '1号馆') =>
  item(key, from, until, { kind: 'meeting', hall });

const day = (items: readonly LateItem[], more: Partial<LateDay> = {}): LateDay => ({
  items,
  stops: [],
  hall: '1号馆',
  nowMs: at(0),
  readyMs: at(0),
  closesMs: at(480),
  kept: [],
  givenUp: [],
  ...more,
});

/** Each in one short text. */
function said(state: LateState): string {
  if (state.at === 'late') return `late ${state.minutes}`;
  if (state.at !== 'dropped') return state.at;
  return state.because === 'clash' ? `clash ${state.rivals.join(' ')}` : state.because;
}
const plan = (shown: LateDay) => {
  const { items, stops } = planDay(shown);
  const texts: Record<string, string> = {};
  for (const { of, state } of [...items, ...stops]) texts[of.key] = said(state);
  return texts;
};

describe('what can still be reached', () => {
  it('of a day with nothing is nothing', () => {
    expect(planDay(day([]))).toEqual({ items: [], stops: [] });
  });

  it('is nothing of what is over, also where the visitor has been there before its end', () => {
    const done = { ...meeting('b', -10, 20), isDone: true };
    expect(plan(day([item('a', -60, 0), done]))).toEqual({ a: 'over', b: 'over' });
  });

  it('is told with the minutes of delay, walk included', () => {
    // From hall 1 to hall 8 in twelve minutes.
    const items = [meeting('a', 10, 40, '8号馆')];
    expect(plan(day(items))).toEqual({ a: 'late 2' });
    expect(plan(day(items, { readyMs: at(15) }))).toEqual({ a: 'late 17' });
    expect(plan(day(items, { readyMs: at(24) }))).toEqual({ a: 'tooLate' });
  });

  it('at the place where one is needs no walk', () => {
    expect(plan(day([meeting('a', 0, 30)]))).toEqual({ a: 'reached' });
  });

  it('counts no walk where a hall is not known, and says that it is not known', () => {
    const [first] = planDay(day([meeting('a', 5, 30)], { hall: '' })).items;
    expect(first?.state).toEqual({ at: 'reached', arrivalMs: at(0), walk: undefined, fromHall: '' });
  });

  it('keeps a meeting, and gives up the session that would make someone wait', () => {
    const items = [item('s', 0, 60), meeting('m', 55, 85)];
    expect(plan(day(items))).toEqual({ s: 'clash m', m: 'reached' });
    expect(plan(day(items, { kept: ['s'] }))).toEqual({ s: 'reached', m: 'late 5' });
  });

  it('keeps a session before a stream that can be watched later', () => {
    const items = [item('s', 0, 60), item('l', 0, 60, { kind: 'stream', hall: '' })];
    expect(plan(day(items))).toEqual({ s: 'reached', l: 'clash s' });
  });

  it('joins a session that is under way', () => {
    expect(plan(day([item('s', -20, 40)]))).toEqual({ s: 'late 20' });
    expect(plan(day([item('s', -20, 4)]))).toEqual({ s: 'tooLate' });
  });

  it('is one of two meetings at one time, and the other is named beside it', () => {
    expect(plan(day([meeting('b', 30, 60), meeting('a', 30, 60)]))).toEqual({ a: 'reached', b: 'clash a' });
    const kept = day([meeting('b', 30, 60), meeting('a', 30, 60)], { kept: ['b'] });
    expect(plan(kept)).toEqual({ a: 'clash b', b: 'reached' });
  });

  it('frees the time of what the visitor gives up', () => {
    const items = [meeting('a', 0, 30), meeting('b', 20, 50)];
    expect(plan(day(items))).toEqual({ a: 'reached', b: 'late 10' });
    expect(plan(day(items, { givenUp: ['a'] }))).toEqual({ a: 'givenUp', b: 'reached' });
  });

  it('says of a meeting across midnight how late one is', () => {
    expect(plan(day([meeting('a', 830, 870)], { nowMs: at(845), readyMs: at(850) }))).toEqual({
      a: 'late 20',
    });
  });

  it('holds for twelve entries of one day', () => {
    const items = Array.from({ length: 12 }, (_, number) =>
      meeting(
        `m${String(number).padStart(2, '0')}`,
        number * 30,
        number * 30 + 25,
        `${(number % 3) + 1}号馆`,
      ),
    );
    const texts = plan(day(items, { readyMs: at(20) }));
    expect(texts['m00']).toBe('late 20');
    expect(Object.values(texts).slice(1)).toEqual(Array.from({ length: 11 }, () => 'reached'));
  });
});

describe('booths of the route', () => {
  const stops: readonly LateStop[] = [
    { key: 'far', hall: '8号馆' },
    { key: 'near', hall: '1号馆' },
    { key: 'unknown', hall: '' },
  ];

  it('stand where they delay nothing, the nearest first, and not after the halls close', () => {
    const items = [meeting('m', 15, 30)];
    const { stops: found } = planDay(day(items, { stops, closesMs: at(55) }));
    expect(found.map(({ of, state }) => [of.key, said(state)])).toEqual([
      ['near', 'reached'],
      ['far', 'reached'],
      ['unknown', 'tooLate'],
    ]);
    expect(found[0]?.state).toMatchObject({ arrivalMs: at(0), walk: 0 });
    expect(found[1]?.state).toMatchObject({ arrivalMs: at(42), walk: 12 });
  });
});

const halls = fc.constantFrom('', '1号馆', '2号馆', '5号馆', 'W3馆', '大会堂');
const kinds = fc.constantFrom('meeting' as const, 'session' as const, 'stream' as const);
const someDay = fc
  .record({
    items: fc.array(
      fc.record({
        kind: kinds,
        hall: halls,
        from: fc.integer({ min: -120, max: 300 }),
        lasts: fc.integer({ min: 1, max: 120 }),
        isDone: fc.boolean(),
        wish: fc.constantFrom('', '', '', 'kept', 'givenUp'),
      }),
      { maxLength: 12 },
    ),
    stops: fc.array(halls, { maxLength: 8 }),
    hall: halls,
    delay: fc.constantFrom(0, 5, 10, 15, 30, 60),
    closes: fc.integer({ min: 0, max: 400 }),
  })
  .map(({ items, stops, hall, delay, closes }) => {
    const keyed = items.map((one, number) => ({ ...one, key: `i${String(number).padStart(2, '0')}` }));
    const wished = (wish: string) => keyed.filter((one) => one.wish === wish).map(({ key }) => key);
    return day(
      keyed.map(({ key, kind, hall: where, from, lasts, isDone }) =>
        item(key, from, from + lasts, { kind, hall: where, isDone: isDone && from < 0 }),
      ),
      {
        hall,
        readyMs: at(delay),
        closesMs: at(closes),
        stops: stops.map((where, number) => ({ key: `s${number}`, hall: where })),
        kept: wished('kept'),
        givenUp: wished('givenUp'),
      },
    );
  });

describe('after any delay', () => {
  it('every entry and every booth has one state', () => {
    fc.assert(
      fc.property(someDay, (shown) => {
        const { items, stops } = planDay(shown);
        expect(items.map(({ of }) => of.key).sort()).toEqual(shown.items.map(({ key }) => key).sort());
        expect(stops.map(({ of }) => of.key).sort()).toEqual(shown.stops.map(({ key }) => key).sort());
      }),
    );
  });

  it('the order in which the entries are given does not matter', () => {
    fc.assert(
      fc.property(someDay, (shown) => {
        expect(planDay({ ...shown, items: shown.items.slice().reverse() })).toEqual(planDay(shown));
      }),
    );
  });

  it('nothing that is reached needs more time on foot than there is', () => {
    fc.assert(
      fc.property(someDay, (shown) => {
        const { items, stops } = planDay(shown);
        const visits = [
          ...items.map(({ of, state }) => ({
            of,
            state,
            startMs: of.startMs,
            endMs: of.endMs,
            kind: of.kind,
          })),
          ...stops.map(({ of, state }) => ({ of, state, startMs: 0, endMs: 0, kind: 'stop' as const })),
        ]
          .filter(({ state }) => state.at === 'reached' || state.at === 'late')
          .map((visit) => ({ ...visit, state: visit.state as LateState & { arrivalMs: number } }))
          .map((visit) => ({ ...visit, fromMs: Math.max(visit.state.arrivalMs, visit.startMs) }))
          .sort((one, other) => one.fromMs - other.fromMs || one.endMs - other.endMs);
        let [hall, freeMs] = [shown.hall, shown.readyMs];
        const wrong: string[] = [];
        for (const { of, state, kind, endMs, startMs, fromMs } of visits) {
          const walk = kind === 'stream' ? 0 : (walkMinutes(hall, of.hall) ?? 0);
          if (fromMs < freeMs + walk * minute) wrong.push(`no time to walk to ${of.key}`);
          if (state.at === 'reached' && kind !== 'stop' && state.arrivalMs > startMs)
            wrong.push(`late at ${of.key}`);
          freeMs = kind === 'stop' ? fromMs + 10 * minute : endMs;
          if (kind === 'stop' && freeMs > shown.closesMs) wrong.push(`closed: ${of.key}`);
          if (kind !== 'stream') hall = of.hall;
        }
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('no clash is left unsaid: what is dropped names what it clashes with, is too late, or was given up', () => {
    fc.assert(
      fc.property(someDay, (shown) => {
        const { items } = planDay(shown);
        const attended = items.filter(({ state }) => state.at === 'reached' || state.at === 'late');
        const keys = attended.map(({ of }) => of.key);
        const isNamed = ({ state }: (typeof items)[number]) =>
          state.at !== 'dropped' ||
          state.because !== 'clash' ||
          (state.rivals.length > 0 && state.rivals.every((key) => keys.includes(key)));
        expect(items.filter((one) => !isNamed(one))).toEqual([]);
        const overlapsOneBefore = ({ of }: (typeof items)[number]) =>
          attended.some((one) => one.of.startMs < of.startMs && one.of.endMs > of.startMs);
        const unsaid = attended.filter((one) => overlapsOneBefore(one) && one.state.at !== 'late');
        expect(unsaid).toEqual([]);
      }),
    );
  });

  it('an open meeting is given up for another meeting alone, unless the visitor wants it otherwise', () => {
    fc.assert(
      fc.property(someDay, (shown) => {
        const free = { ...shown, kept: [], givenUp: [] };
        const meetings = free.items.filter(({ kind }) => kind === 'meeting');
        const kept = (of: LateDay) =>
          planDay(of).items.filter(
            ({ of: { kind }, state }) =>
              kind === 'meeting' && (state.at === 'reached' || state.at === 'late'),
          ).length;
        expect(kept(free)).toBe(kept({ ...free, items: meetings }));
      }),
    );
  });
});
