import {
  arrivalAt,
  type Free,
  freeAfter,
  isOnFoot,
  type LateItem,
  type LateStop,
  minuteMs,
  stopMinutes,
} from './latePlan.ts';

export type LateVisit = { readonly item: LateItem } | { readonly stop: LateStop };

const asPlace = ({ hall }: LateStop) => ({ hall, kind: 'session' }) as const;

export const arrivalOfStop = (free: Free, stop: LateStop) => arrivalAt(free, asPlace(stop));

/** As every booth takes the same time. */
export const afterStop = (free: Free, stop: LateStop): Free => ({
  hall: stop.hall,
  atMs: arrivalOfStop(free, stop).arrivalMs + stopMinutes * minuteMs,
});

/**
 * The same items, with as many booths between them as delay none of them: the nearest one first, those of unknown halls last.
 * @param stops in the order of the route
 */
export function addStops(
  start: Free,
  items: readonly LateItem[],
  stops: readonly LateStop[],
  closesMs: number,
): readonly LateVisit[] {
  const visits: LateVisit[] = [];
  let left = stops;
  let free = start;
  // As the items follow each other without any booth.
  const planned: number[] = [];
  items.reduce((known, item) => {
    planned.push(Math.max(item.startMs, arrivalAt(known, item).arrivalMs));
    return freeAfter(item, known);
  }, start);
  for (let at = 0; at <= items.length; at += 1) {
    for (;;) {
      const from = free;
      const fits = (stop: LateStop) => {
        const after = afterStop(from, stop);
        return after.atMs <= closesMs && isInTime(after, items.slice(at), planned.slice(at));
      };
      const next = nearest(from, left.filter(fits));
      if (next === undefined) break;
      visits.push({ stop: next });
      free = afterStop(from, next);
      left = left.filter((one) => one !== next);
    }
    const item = items[at];
    if (item === undefined) break;
    visits.push({ item });
    free = freeAfter(item, free);
  }
  return visits;
}

/** Whether what follows, down to the next one on foot, is reached as it was planned. */
function isInTime(free: Free, items: readonly LateItem[], planned: readonly number[]): boolean {
  let known = free;
  for (const [at, item] of items.entries()) {
    if (arrivalAt(known, item).arrivalMs > (planned[at] ?? 0)) return false;
    if (isOnFoot(item)) return true;
    known = freeAfter(item, known);
  }
  return true;
}

function nearest(from: Free, stops: readonly LateStop[]): LateStop | undefined {
  const far = (stop: LateStop) => arrivalOfStop(from, stop).walk ?? Infinity;
  return stops.reduce<LateStop | undefined>(
    (best, stop) => (best === undefined || far(stop) < far(best) ? stop : best),
    undefined,
  );
}
