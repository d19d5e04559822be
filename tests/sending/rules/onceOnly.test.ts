import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStep } from '#sending/rules/nextStep.ts';
import { idleSubmission } from '#sending/rules/newStates.ts';
import { reduceSubmission } from '#sending/rules/reduceSubmission.ts';
import type { SubmissionEvent, SubmissionState } from '#sending/rules/submissionState.ts';
import { waitingTimes as times } from '#domain/time/waitingTimes.ts';
import { runOnHostileNetwork } from './hostileNetwork.ts';

const recordId = 'row000000000000000000001';
const refusal = { resCode: 1101, message: '' };

/** Mostly what the next step asks for, with the worst outcome; now and then any event, whether or not it makes sense. */
const anyTurn = fc.record({
  pauseMs: fc.integer({ min: 0, max: 120_000 }),
  tookMs: fc.integer({ min: 0, max: 5_000 }),
  follows: fc.integer({ min: 0, max: 9 }).map((number) => number < 7),
  kind: fc.nat(17),
});
type Turn = typeof anyTurn extends fc.Arbitrary<infer T> ? T : never;

function strayEvent({ kind, tookMs }: Turn, nowMs: number): SubmissionEvent {
  const beganMs = nowMs - tookMs;
  const events: SubmissionEvent[] = [
    { type: 'prepare', nowMs },
    { type: 'outboxWritten', nowMs },
    { type: 'lookedUp', beganMs, nowMs, result: 'absent' },
    { type: 'lookedUp', beganMs, nowMs, result: 'unknown' },
    { type: 'lookedUp', beganMs, nowMs, result: 'foundOwn', recordId },
    { type: 'lookedUp', beganMs, nowMs, result: 'foundOther', recordId },
    { type: 'sendEnded', nowMs, outcome: 'stored', recordId },
    { type: 'sendEnded', nowMs, outcome: 'refused', refusal },
    { type: 'sendEnded', nowMs, outcome: 'forbidden' },
    { type: 'overwriteChosen', nowMs },
    { type: 'overwriteDeclined', nowMs },
    { type: 'stop', nowMs },
    { type: 'resume', nowMs },
    { type: 'reopened', nowMs },
    { type: 'edited', nowMs },
    { type: 'reconciled', nowMs, rows: 1 },
    { type: 'prepare', nowMs, recordId },
  ];
  return events[kind] ?? { type: 'sendStarted', nowMs };
}

function followingEvent(state: SubmissionState, { tookMs }: Turn, nowMs: number): SubmissionEvent {
  const step = nextStep(state, nowMs, times);
  if (step.do === 'writeOutbox') return { type: 'outboxWritten', nowMs };
  if (step.do === 'lookUp')
    return { type: 'lookedUp', beganMs: nowMs, nowMs: nowMs + tookMs, result: 'absent' };
  if (step.do === 'reconcile') return { type: 'reconciled', nowMs, rows: 1 };
  if (state.at === 'sending') return { type: 'sendEnded', nowMs, outcome: 'ambiguous' };
  if (state.at === 'parked') return { type: 'resume', nowMs };
  return state.at === 'idle' || state.at === 'rejected'
    ? { type: 'prepare', nowMs }
    : { type: 'sendStarted', nowMs };
}

interface Moment {
  readonly event: SubmissionEvent;
  readonly before: SubmissionState;
  readonly after: SubmissionState;
}

function play(turns: readonly Turn[]): Moment[] {
  const moments: Moment[] = [];
  let state: SubmissionState = idleSubmission;
  let nowMs = 1_800_000_000_000;
  for (const turn of turns) {
    nowMs += turn.pauseMs;
    const event = turn.follows ? followingEvent(state, turn, nowMs) : strayEvent(turn, nowMs);
    nowMs = event.nowMs;
    const after = reduceSubmission(state, event, times);
    moments.push({ event, before: state, after });
    state = after;
  }
  return moments;
}

function isInsert({ event, before, after }: Moment): boolean {
  return (
    event.type === 'sendStarted' &&
    before !== after &&
    after.at === 'sending' &&
    after.progress.verb === 'insert'
  );
}

/** Whether the moments since the last insert (or since the beginning) allow another one. */
function allowsInsert(since: readonly Moment[]): boolean {
  const [first] = since;
  const sentMs = first && isInsert(first) ? first.event.nowMs : undefined;
  const answer = since.find(({ event, before }) => before.at === 'sending' && event.type === 'sendEnded');
  const isDefinite = answer?.event.type === 'sendEnded' && answer.event.outcome !== 'ambiguous';
  const noEarlierThanMs = sentMs === undefined || isDefinite ? 0 : sentMs + times.settleMs;
  return since.some(
    ({ event }) => event.type === 'lookedUp' && event.result === 'absent' && event.beganMs >= noEarlierThanMs,
  );
}

const schedules = fc.array(anyTurn, { minLength: 5, maxLength: 60 });
const runs = { numRuns: 500 };

/** The inserts that were made although nothing allowed them, and how many second inserts there were at all. */
function judge(moments: readonly Moment[]) {
  let since: Moment[] = [];
  let seconds = 0;
  const breaches: Moment[] = [];
  for (const moment of moments) {
    if (isInsert(moment)) {
      if (!allowsInsert(since)) breaches.push(moment);
      if (since[0] && isInsert(since[0])) seconds += 1;
      since = [];
    }
    since.push(moment);
  }
  return { breaches, seconds };
}

function isDeadEnd({ event, after }: Moment, laterMs: number): boolean {
  const nowMs = event.nowMs + laterMs;
  const step = nextStep(after, nowMs, times);
  if (step.do === 'wait') return step.untilMs <= nowMs;
  if (step.do !== 'nothing' || ['idle', 'rejected', 'sending', 'overwriteAsked'].includes(after.at))
    return false;
  if (after.at === 'done') return !after.reconciled;
  const resumed = reduceSubmission(after, { type: 'resume', nowMs }, times);
  return after.at !== 'parked' || nextStep(resumed, nowMs, times).do === 'nothing';
}

describe('any schedule of events', () => {
  it('has no two inserts without an absence seen after settling, or a definite answer and an absence', {
    tags: ['N05'],
  }, () => {
    let seconds = 0;
    fc.assert(
      fc.property(schedules, (turns) => {
        const judged = judge(play(turns));
        seconds += judged.seconds;
        expect(judged.breaches).toEqual([]);
      }),
      runs,
    );
    // A property that never sees a second insert would hold of anything.
    expect(seconds).toBeGreaterThan(50);
  });

  it('is done only by an answer or a lookup that names the row', () => {
    fc.assert(
      fc.property(schedules, (turns) => {
        const becameDone = play(turns).filter(
          ({ before, after }) => after.at === 'done' && before.at !== 'done',
        );
        const named = becameDone.map(({ event }) => 'recordId' in event && event.recordId);
        expect(named).toEqual(becameDone.map(() => recordId));
      }),
      runs,
    );
  });

  it('leaves no state without a step, an answer under way, or a person who can go on', () => {
    fc.assert(
      fc.property(schedules, fc.integer({ min: 0, max: 200_000 }), (turns, laterMs) => {
        expect(play(turns).filter((moment) => isDeadEnd(moment, laterMs))).toEqual([]);
      }),
      runs,
    );
  });

  it('goes on the same after every state went through the outbox as JSON', () => {
    fc.assert(
      fc.property(schedules, (turns) => {
        const moments = play(turns);
        const again = moments.map(({ event, before }) =>
          reduceSubmission(JSON.parse(JSON.stringify(before)) as SubmissionState, event, times),
        );
        expect(again).toEqual(moments.map(({ after }) => after));
      }),
      runs,
    );
  });
});

describe('a network that loses requests and answers, and commits late', () => {
  it('stores one row at most, and ends done exactly when it is stored', { tags: ['N05', 'N06'] }, () => {
    let lostAnswers = 0;
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(99)), (dice) => {
        const { rows, state, sawLostAnswer } = runOnHostileNetwork(dice, times);
        if (sawLostAnswer) lostAnswers += 1;
        const truth = rows === 0 ? 'rejected' : 'done';
        expect({ at: state.at, rows }).toEqual({ at: truth, rows: Math.min(rows, 1) });
      }),
      { numRuns: 1_000 },
    );
    expect(lostAnswers).toBeGreaterThan(100);
  });
});
