import type { FairMs } from '#domain/time/clocks.ts';
import { type LiveState, liveState, type LiveTimes, plannedTimes } from './liveState.ts';

/** What a list is divided into; those that are over stand behind the replays. */
export const liveGroups = ['live', 'preview', 'replay'] as const;
export type LiveGroup = (typeof liveGroups)[number];

const groupOfState = (state: LiveState): LiveGroup => (state === 'over' ? 'replay' : state);

export interface OrderedLive<T> {
  readonly row: T;
  readonly state: LiveState;
}

/** The latest that began, the next that begins, the latest that is over: each group in the order in which it is wanted. */
export function orderLives<T>(
  rows: readonly T[],
  timesOf: (row: T) => LiveTimes,
  nowMs: FairMs,
): Readonly<Record<LiveGroup, readonly OrderedLive<T>[]>> {
  const all = rows.map((row) => {
    const times = timesOf(row);
    const startMs = plannedTimes(times).startMs;
    return { row, state: liveState(times, nowMs), startMs };
  });
  const of = (group: LiveGroup) => all.filter(({ state }) => groupOfState(state) === group);
  const latest = (one: (typeof all)[number], other: (typeof all)[number]) =>
    Number(one.state === 'over') - Number(other.state === 'over') ||
    (other.startMs ?? 0) - (one.startMs ?? 0);
  return {
    live: of('live').sort(latest),
    // One without a time comes last.
    preview: of('preview').sort((one, other) => (one.startMs ?? Infinity) - (other.startMs ?? Infinity) || 0),
    replay: of('replay').sort(latest),
  };
}

/** The group that an address names; else the first that has something in it. */
export function shownGroup(
  asked: string | null,
  groups: Readonly<Record<LiveGroup, readonly unknown[]>>,
): LiveGroup {
  const named = liveGroups.find((group) => group === asked);
  return named ?? liveGroups.find((group) => groups[group].length > 0) ?? 'live';
}
