import { describe, expect, it } from 'vitest';
import { type ReviewFacts, reviewSteps } from '#domain/review/reviewSteps.ts';

const submittedAt = '2027-03-01 09:00:00';
const decidedAt = '2027-03-03 10:00:00';
const facts = (part: Partial<ReviewFacts>): ReviewFacts => ({
  approveState: '2',
  submittedAt,
  changedAt: '',
  decidedAt: '',
  ...part,
});
const told = (part: Partial<ReviewFacts>) =>
  reviewSteps(facts(part)).map(({ kind, time, at }) => [kind, time, at].join(' ').trim());

describe('the review steps of a registration', { tags: ['review-status'] }, () => {
  it.each<[string, Partial<ReviewFacts>, string[]]>([
    [
      'not reviewed',
      { approveState: '0' },
      [`submitted ${submittedAt} past`, 'inReview  now', 'decision  ahead'],
    ],
    [
      'in review',
      { approveState: '1' },
      [`submitted ${submittedAt} past`, 'inReview  now', 'decision  ahead'],
    ],
    [
      'approved',
      { approveState: '2', decidedAt },
      [`submitted ${submittedAt} past`, `approved ${decidedAt} now`],
    ],
    ['approved at no known time', {}, [`submitted ${submittedAt} past`, 'approved  now']],
    [
      'declined',
      { approveState: '3', decidedAt },
      [`submitted ${submittedAt} past`, `declined ${decidedAt} now`],
    ],
    [
      'of a state that nobody knows',
      { approveState: '', decidedAt },
      [`submitted ${submittedAt} past`, 'unknown  now'],
    ],
    [
      'sent again after it was declined',
      { approveState: '0', decidedAt, changedAt: '2027-03-04 08:00:00' },
      [
        `submitted ${submittedAt} past`,
        `sentBack ${decidedAt} past`,
        'submittedAgain 2027-03-04 08:00:00 past',
        'inReview  now',
        'decision  ahead',
      ],
    ],
    [
      'sent again in the second of the decision',
      { approveState: '0', decidedAt, changedAt: decidedAt },
      [
        `submitted ${submittedAt} past`,
        `sentBack ${decidedAt} past`,
        `submittedAgain ${decidedAt} past`,
        'inReview  now',
        'decision  ahead',
      ],
    ],
    [
      'waiting, changed before the last decision',
      { approveState: '1', decidedAt, changedAt: '2027-03-02 08:00:00' },
      [`submitted ${submittedAt} past`, 'inReview  now', 'decision  ahead'],
    ],
    [
      'waiting, with times that cannot be read',
      { approveState: '1', decidedAt: 'lately', changedAt: 'now' },
      [`submitted ${submittedAt} past`, 'inReview  now', 'decision  ahead'],
    ],
  ])('%s', (_, part, steps) => {
    expect(told(part)).toEqual(steps.map((step) => step.trim()));
  });

  it('have exactly one current step in every state', () => {
    for (const approveState of ['', '0', '1', '2', '3', '9', 'x'])
      expect(reviewSteps(facts({ approveState, decidedAt })).filter(({ at }) => at === 'now')).toHaveLength(
        1,
      );
  });
});
