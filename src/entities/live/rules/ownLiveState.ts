import type { FairMs } from '#domain/time/clocks.ts';
import type { NotShown } from '#domain/review/notShown.ts';
import { liveCodes, type LiveState, liveState, type LiveTimes } from './liveState.ts';

/** What an exhibitor is told of a live. */
export type OwnLiveState = NotShown | LiveState;
export const ownLiveStates = ['live', 'preview', 'review', 'refused', 'replay', 'over', 'withdrawn'] as const;

interface OwnLive extends LiveTimes {
  readonly notShown: NotShown | undefined;
  readonly hasStream: boolean;
}

export const ownLiveState = (live: OwnLive, nowMs: FairMs): OwnLiveState =>
  live.notShown ?? liveState(live, nowMs);

/** What is missing for a live at its present state: without a stream nothing can begin, without a recording nothing stays. */
export function missingAddress(live: OwnLive, nowMs: FairMs): 'stream' | 'replay' | undefined {
  const state = ownLiveState(live, nowMs);
  if ((state === 'preview' || state === 'live') && !live.hasStream) return 'stream';
  return state === 'over' ? 'replay' : undefined;
}

/** The mark that its exhibitor can set: one on air before its time, or over before its end. */
export function nextMark(
  live: OwnLive,
  nowMs: FairMs,
): { readonly name: 'start' | 'end'; readonly code: string } | undefined {
  const state = ownLiveState(live, nowMs);
  if (state === 'preview' && live.hasStream) return { name: 'start', code: liveCodes.live };
  return state === 'live' ? { name: 'end', code: liveCodes.over } : undefined;
}
