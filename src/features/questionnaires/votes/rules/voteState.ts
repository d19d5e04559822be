import type { FairMs } from '#domain/time/clocks.ts';
import { periodState } from '#domain/exhibition/periodState.ts';
import { readPeriod } from '#domain/time/period/readPeriod.ts';

export interface VoteState {
  readonly state: 'open' | 'voted' | 'notYetOpen' | 'ended';
  /** When it opens or, as it is told, ends; if known. */
  readonly untilMs: number | undefined;
  readonly mayVote: boolean;
}

interface Period {
  readonly startTime: string;
  readonly endTime: string;
}

/** A vote that is over is closed, also for a visitor who has voted. */
export function voteState({ startTime, endTime }: Period, isVoted: boolean, nowMs: FairMs): VoteState {
  const { state, untilMs } = periodState(startTime, endTime, nowMs);
  return {
    state: state === 'open' && isVoted ? 'voted' : state,
    untilMs: state === 'open' ? readPeriod(startTime, endTime).lastMs : untilMs,
    mayVote: state === 'open' && !isVoted,
  };
}
