import type { FairMs } from '#domain/time/clocks.ts';
import { readHours } from '#domain/time/period/readHours.ts';

/** `over` is a replay without a recording. */
export type LiveState = 'live' | 'preview' | 'replay' | 'over';

export interface LiveTimes {
  /** Texts of the server. */
  readonly start: string;
  readonly end: string;
  /** What the organiser has set: one of `liveCodes`, or anything. */
  readonly code: string;
  readonly hasReplay: boolean;
}

/** Those of `AliveState` in `BroadcastAppointment`; what is over is assumed. */
export const liveCodes = { live: '1', over: '2' } as const;

const hourMs = 3_600_000;
/** Without an end. */
const usualMs = 3 * hourMs;
/** How long after its end a live is believed to be on air because it is marked so: also where the phone's clock is a day ahead. */
const overrunMs = 24 * hourMs;

/**
 * A mark of the organiser counts more than the times, which are plans, but a mark that was forgotten does not keep a live on air
 * for ever. An end that is not after the start is a slip and is left out.
 */
export function liveState(live: LiveTimes, nowMs: FairMs): LiveState {
  const past = live.hasReplay ? 'replay' : 'over';
  const { startMs, endMs } = plannedTimes(live);
  if (live.code === liveCodes.over) return past;
  if (live.code === liveCodes.live) return endMs !== undefined && nowMs >= endMs + overrunMs ? past : 'live';
  if (endMs !== undefined && nowMs >= endMs) return past;
  if (startMs === undefined) return endMs === undefined && live.hasReplay ? 'replay' : 'preview';
  return nowMs < startMs ? 'preview' : 'live';
}

interface PlannedTimes {
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
}

/** Epoch milliseconds; a live without an end is taken to last as long as most. */
export function plannedTimes({ start, end }: Pick<LiveTimes, 'start' | 'end'>): PlannedTimes {
  const { startMs, endMs } = readHours(start, end);
  return { startMs, endMs: endMs ?? (startMs === undefined ? undefined : startMs + usualMs) };
}
