import { addStops, afterStop, arrivalOfStop } from './addStops.ts';
import { chooseItems, rivalsOf } from './chooseItems.ts';
import {
  arrivalAt,
  attendedState,
  bySchedule,
  type Free,
  freeAfter,
  type LateDay,
  type LateEntry,
  type LateItem,
  type LateState,
  type LateStop,
} from './latePlan.ts';

export interface LatePlan {
  /** Every item of the day once, by its start. */
  readonly items: readonly LateEntry<LateItem>[];
  /** Every booth once: those that fit as they are visited, then the others. */
  readonly stops: readonly LateEntry<LateStop>[];
}

/** What can still be reached from where one is, and what becomes of the rest. */
export function planDay(day: LateDay): LatePlan {
  const { nowMs, givenUp } = day;
  const start: Free = { hall: day.hall, atMs: day.readyMs };
  const chosen = chooseItems(day);
  const states = new Map<string, LateState>();
  const visited: LateEntry<LateStop>[] = [];
  let free = start;
  for (const visit of addStops(start, chosen, day.stops, day.closesMs)) {
    if ('item' in visit) {
      states.set(visit.item.key, attendedState(visit.item, arrivalAt(free, visit.item)));
      free = freeAfter(visit.item, free);
    } else {
      visited.push({ of: visit.stop, state: { at: 'reached', ...arrivalOfStop(free, visit.stop) } });
      free = afterStop(free, visit.stop);
    }
  }
  function stateOf(item: LateItem): LateState {
    const known = states.get(item.key);
    if (known !== undefined) return known;
    if (item.isDone === true || item.endMs <= nowMs) return { at: 'over' };
    if (givenUp.indexOf(item.key) >= 0) return { at: 'dropped', because: 'givenUp' };
    const rivals = rivalsOf(item, chosen, start);
    return rivals === undefined
      ? { at: 'dropped', because: 'tooLate' }
      : { at: 'dropped', because: 'clash', rivals };
  }
  const isVisited = (stop: LateStop) => visited.some(({ of }) => of === stop);
  return {
    items: day.items
      .slice()
      .sort(bySchedule)
      .map((of) => ({ of, state: stateOf(of) })),
    stops: [
      ...visited,
      ...day.stops
        .filter((stop) => !isVisited(stop))
        .map((of) => ({ of, state: { at: 'dropped', because: 'tooLate' } as const })),
    ],
  };
}
