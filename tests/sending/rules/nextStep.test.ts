import { describe, expect, it } from 'vitest';
import { nextStep } from '#sending/rules/nextStep.ts';
import type { Progress, SubmissionState } from '#sending/rules/submissionState.ts';
import { waitingTimes as times } from '#domain/time/waitingTimes.ts';

type Checking = Extract<SubmissionState, { at: 'checking' }>;

const sentMs = 1_800_000_000_000;
const settledMs = sentMs + times.settleMs;
const refusal = { resCode: 1101, message: 'closed' };

/** One insert was sent and is settled, and a lookup after that found nothing. */
const mayGoOn: Checking = {
  at: 'checking',
  polling: { fromMs: sentMs, lastMs: settledMs, absentMs: settledMs },
  progress: {
    verb: 'insert',
    recordId: null,
    sends: 1,
    slots: 1,
    unanswered: 1,
    firstSendMs: sentMs,
    lastSendMs: sentMs,
  },
  refusal: null,
};

function but(progress: Partial<Progress>): Checking {
  return { ...mayGoOn, progress: { ...mayGoOn.progress, ...progress } };
}

// The reducer does not make all of these. A state also comes out of the outbox, where another version may have left it.
describe('a second insert, for any state of the outbox,', () => {
  it('is made when the first is settled and was not found', () => {
    expect(nextStep(mayGoOn, settledMs, times)).toEqual({ do: 'send', verb: 'insert', attempt: 2 });
  });

  it.each<[string, SubmissionState]>([
    ['a refusal waits to be told', { ...mayGoOn, refusal }],
    ['all slots are used', but({ slots: times.readRetries + 1 })],
    ['nobody knows when the first was sent', but({ lastSendMs: null })],
    ['the last send is not settled', but({ lastSendMs: sentMs + 1 })],
    ['no lookup found nothing', { ...mayGoOn, polling: { ...mayGoOn.polling, absentMs: null } }],
  ])('is not made when %s', (_when, state) => {
    expect(nextStep(state, settledMs, times).do).not.toBe('send');
  });
});
