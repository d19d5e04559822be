import {
  arrivalAt,
  bySchedule,
  canStillJoin,
  type Free,
  freeAfter,
  isOnFoot,
  type LateDay,
  type LateItem,
} from './latePlan.ts';

/**
 * What is lost, the most important first: what the visitor wants to keep, meetings, milliseconds that someone waits, sessions and
 * what is missed of them, streams and what is missed of them.
 */
type Loss = readonly number[];

interface Way {
  readonly free: Free;
  readonly loss: Loss;
  readonly items: readonly LateItem[];
}

const dropAt = { meeting: 1, session: 3, stream: 5 } as const;
const lateAt = { meeting: 2, session: 4, stream: 6 } as const;
const nothingLost: Loss = [0, 0, 0, 0, 0, 0, 0];

const isLess = (one: Loss, other: Loss): boolean => {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

/**
 * The items of the day that lose least, in the order in which they are attended. Every item of it is reached from the one before, and
 * stayed at until its end.
 */
export function chooseItems({ items, hall, nowMs, readyMs, kept, givenUp }: LateDay): readonly LateItem[] {
  const open = items
    .filter(({ key, endMs, isDone }) => isDone !== true && endMs > nowMs && givenUp.indexOf(key) < 0)
    .sort(bySchedule);
  // Ways that end in the same item, in the same hall: only the best of them can be part of the best whole.
  let ways: readonly Way[] = [{ free: { hall, atMs: readyMs }, loss: nothingLost, items: [] }];
  for (const item of open)
    ways = bestOf([...ways, ...ways.map((way) => goOn(way, item, kept)).filter(isWay)]);
  return ways.reduce((best, way) => (isLess(way.loss, best.loss) ? way : best)).items;
}

const isWay = (way: Way | undefined): way is Way => way !== undefined;

function goOn(way: Way, item: LateItem, kept: readonly string[]): Way | undefined {
  const { arrivalMs } = arrivalAt(way.free, item);
  if (!canStillJoin(item, arrivalMs)) return undefined;
  const loss = way.loss.slice();
  const add = (at: number, amount: number) => {
    loss[at] = (loss[at] ?? 0) + amount;
  };
  if (kept.indexOf(item.key) >= 0) add(0, -1);
  add(dropAt[item.kind], -1);
  add(lateAt[item.kind], Math.max(0, arrivalMs - item.startMs));
  return { free: freeAfter(item, way.free), loss, items: [...way.items, item] };
}

function bestOf(ways: readonly Way[]): readonly Way[] {
  const best = new Map<string, Way>();
  for (const way of ways) {
    const key = `${way.free.atMs} ${way.free.hall}`;
    const known = best.get(key);
    if (known === undefined || isLess(way.loss, known.loss)) best.set(key, way);
  }
  return Array.from(best.values());
}

/** Which of the chosen items stand in the way of one that is not; none where it could not be reached without them either. */
export function rivalsOf(
  item: LateItem,
  chosen: readonly LateItem[],
  start: Free,
): readonly string[] | undefined {
  if (!canStillJoin(item, arrivalAt(start, item).arrivalMs)) return undefined;
  const before = chosen.filter((one) => bySchedule(one, item) < 0);
  const free = before.reduce((known, one) => freeAfter(one, known), start);
  const last = before[before.length - 1];
  const rivals = last !== undefined && arrivalAt(free, item).arrivalMs > item.startMs ? [last.key] : [];
  let next = freeAfter(item, free);
  for (const one of chosen.slice(before.length)) {
    if (arrivalAt(next, one).arrivalMs > one.startMs) rivals.push(one.key);
    if (isOnFoot(one)) break;
    next = freeAfter(one, next);
  }
  return rivals;
}
