import { waitingTimes } from '#domain/time/waitingTimes.ts';

export interface ReadPolicy {
  /** How often a call is repeated after its first attempt has failed; the pause is `readRetryDelayMs`. */
  readonly repetitions: number;
  readonly reason: string;
  /** False where the visitor did not ask for it: a 403 then leads nowhere. See decision 0030. */
  readonly isAskedFor?: false;
}

/** How often calls that change nothing are repeated: the one place that says so. See decision 0029. */
export const readPolicies = {
  usual: {
    repetitions: waitingTimes.readRetries,
    reason: 'As specified: up to 5 repetitions, 3 s apart.',
  },
  besideForm: {
    repetitions: 1,
    reason:
      'A visitor waits beside what they have just sent or typed, is told after 3 s, and can send it again.',
  },
  storedCopy: {
    repetitions: 1,
    reason: 'The phone has an earlier answer to show, and must say soon that it is an earlier one.',
  },
  poll: {
    repetitions: 1,
    reason: 'Asked again each minute and at every change; what is shown meanwhile says how old it is.',
  },
  schedule: {
    repetitions: 0,
    reason: 'The look-ups of a submission are repeated by their schedule, `lookupAfterMs`.',
  },
  ornament: {
    repetitions: 0,
    reason: 'The screen is whole without it, and waits for it.',
  },
  hint: {
    repetitions: 0,
    reason: 'A hint beside a field while it is typed; what it would say is said again after the code.',
    isAskedFor: false,
  },
  background: {
    repetitions: 1,
    reason: 'No screen waits for it, something else stands in, and the next screen asks again.',
    isAskedFor: false,
  },
} as const satisfies Record<string, ReadPolicy>;

export type ReadPolicyName = keyof typeof readPolicies;
export const policyOf = (name: ReadPolicyName = 'usual'): ReadPolicy => readPolicies[name];
