import type { TextPair } from '../form/formDefinition.ts';
import { reviewStatus } from './reviewStatus.ts';
import { parseVenueTime } from '../time/formatVenueTime.ts';

/** Times are the server's texts, '' if missing. */
export interface ReviewFacts {
  readonly approveState: string;
  readonly submittedAt: string;
  readonly changedAt: string;
  readonly decidedAt: string;
}

export interface ReviewNote {
  readonly key: string;
  readonly text: TextPair;
}

export type ReviewStepKind =
  | 'submitted'
  /** An earlier decision, after which the visitor sent it again. */
  | 'sentBack'
  | 'submittedAgain'
  | 'inReview'
  | 'decision'
  | 'approved'
  | 'declined'
  | 'unknown';

export interface ReviewStep {
  readonly kind: ReviewStepKind;
  /** '' if unknown, or in the future. */
  readonly time: string;
  readonly at: 'past' | 'now' | 'ahead';
}

/**
 * Oldest first; exactly one step is current. A row that was changed after the last decision and is pending was sent
 * back before; without both times nothing is assumed.
 */
export function reviewSteps(facts: ReviewFacts): readonly ReviewStep[] {
  const { submittedAt, changedAt, decidedAt } = facts;
  const submitted: ReviewStep = { kind: 'submitted', time: submittedAt, at: 'past' };
  const status = reviewStatus(facts.approveState);
  if (status === 'toBeReviewed')
    return [
      submitted,
      ...(wasSentAgain(facts)
        ? [
            { kind: 'sentBack', time: decidedAt, at: 'past' } as const,
            { kind: 'submittedAgain', time: changedAt, at: 'past' } as const,
          ]
        : []),
      { kind: 'inReview', time: '', at: 'now' },
      { kind: 'decision', time: '', at: 'ahead' },
    ];
  return [submitted, { kind: status, time: status === 'unknown' ? '' : decidedAt, at: 'now' }];
}

function wasSentAgain({ changedAt, decidedAt }: ReviewFacts): boolean {
  const [changedMs, decidedMs] = [parseVenueTime(changedAt), parseVenueTime(decidedAt)];
  // The server's times have no fractions: within one second the change came later.
  return changedMs !== undefined && decidedMs !== undefined && changedMs >= decidedMs;
}
