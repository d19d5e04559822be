import { nextStep } from '#sending/rules/nextStep.ts';
import { idleSubmission } from '#sending/rules/newStates.ts';
import { reduceSubmission } from '#sending/rules/reduceSubmission.ts';
import type { SubmissionEvent, SubmissionState, SubmissionTimes } from '#sending/rules/submissionState.ts';

/** What the visitor, the network and the server do next, each as a number from 0 to 99. */
export type Dice = Iterator<number>;

const recordId = 'row000000000000000000001';
const faultySteps = 60;

/**
 * One registration from the tap to its end, on a network that is hostile for a while and then well. Requests get lost or are
 * stored up to 80 s later, answers get lost, lookups fail, the page is closed, and the visitor stops and goes on.
 */
export function runOnHostileNetwork(dice: Dice, times: SubmissionTimes) {
  let state: SubmissionState = idleSubmission;
  let nowMs = 1_800_000_000_000;
  let steps = 0;
  let sawLostAnswer = false;
  const storedAtMs: number[] = [];
  const roll = (percent: number) => steps < faultySteps && Number(dice.next().value) < percent;
  const upTo = (ms: number) => Math.round((Number(dice.next().value) / 99) * ms);
  const take = (event: SubmissionEvent) => {
    state = reduceSubmission(state, event, times);
  };

  const insert = () => {
    take({ type: 'sendStarted', nowMs });
    if (state.at !== 'sending') throw new Error('a step to send was refused');
    const isLost = roll(25);
    const isLate = roll(30);
    if (!isLost && roll(15)) {
      nowMs += upTo(2_000);
      return take({
        type: 'sendEnded',
        nowMs,
        outcome: roll(50) ? 'forbidden' : 'refused',
        refusal: { resCode: 1, message: '' },
      });
    }
    if (!isLost) storedAtMs.push(nowMs + (isLate ? upTo(80_000) : 0));
    if (roll(10)) return take({ type: 'reopened', nowMs: (nowMs += upTo(100_000)) });
    const isAnswered = !isLost && !isLate && !roll(50);
    nowMs += isAnswered ? upTo(5_000) : upTo(60_000);
    sawLostAnswer ||= !isAnswered;
    take(
      isAnswered
        ? { type: 'sendEnded', nowMs, outcome: 'stored', recordId }
        : { type: 'sendEnded', nowMs, outcome: 'ambiguous' },
    );
  };

  const lookUp = () => {
    const beganMs = nowMs;
    const isStored = storedAtMs.some((ms) => ms <= beganMs);
    nowMs += upTo(8_000);
    if (roll(30)) take({ type: 'lookedUp', beganMs, nowMs, result: 'unknown' });
    else if (isStored) take({ type: 'lookedUp', beganMs, nowMs, result: 'foundOwn', recordId });
    else take({ type: 'lookedUp', beganMs, nowMs, result: 'absent' });
  };

  take({ type: 'prepare', nowMs });
  for (; steps < 1_000; steps++) {
    if (roll(5)) take({ type: 'reopened', nowMs: (nowMs += upTo(400_000)) });
    if (roll(5)) take({ type: 'stop', nowMs });
    const step = nextStep(state, nowMs, times);
    if (step.do === 'writeOutbox') take({ type: 'outboxWritten', nowMs });
    else if (step.do === 'send') insert();
    else if (step.do === 'lookUp') lookUp();
    else if (step.do === 'wait') nowMs = step.untilMs;
    else if (step.do === 'reconcile') take({ type: 'reconciled', nowMs, rows: storedAtMs.length });
    else if (state.at === 'parked') take({ type: 'resume', nowMs: (nowMs += upTo(100_000)) });
    else break;
  }
  return { rows: storedAtMs.length, state, sawLostAnswer };
}
