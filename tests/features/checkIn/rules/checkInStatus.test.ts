import { describe, expect, it } from 'vitest';
import type { LocalCheckIn } from '#entities/checkIn/rules/localCheckIn.ts';
import { readCheckInPlace } from '#entities/checkIn/rules/checkInPlace.ts';
import { isUnconfirmed, type StatusFacts, checkInStatus } from '#features/checkIn/rules/checkInStatus.ts';
import { preparedInsert } from '#sending/rules/newStates.ts';
import type { SubmissionState } from '#sending/rules/submissionState.ts';

const place = readCheckInPlace({ RecordId: 'gate00000000000000000001' })!;
const approvedOnly = { ...place, needsApproval: true };
const facts: StatusFacts = {
  place,
  window: 'open',
  note: undefined,
  approveState: '2',
  sending: undefined,
  isSlow: false,
};
const note = (part: Partial<LocalCheckIn>): LocalCheckIn => ({
  exhibitionId: 'here',
  placeId: place.id,
  registrationId: 'me',
  kind: 'waiting',
  signedAt: '',
  tappedAtMs: 5,
  clientRef: 'ref',
  ...part,
});
const status = (part: Partial<StatusFacts>) => checkInStatus({ ...facts, ...part }).kind;
const fresh = preparedInsert(0);
const refused: SubmissionState = { at: 'rejected', refusal: { resCode: 1301, message: '' } };

describe('the check-in status of a person at a place', { tags: ['check-in-results'] }, () => {
  it.each<[string, Partial<StatusFacts>, string]>([
    ['nothing is in the way', {}, 'free'],
    ['the place has not opened', { window: 'notYet' }, 'notYet'],
    ['the place has closed', { window: 'over' }, 'over'],
    ['nobody knows the time', { window: 'unknown' }, 'free'],
    ['nothing is known of the place', { place: undefined, window: 'unknown' }, 'free'],
    ['approved where only they may', { place: approvedOnly }, 'free'],
    ['in review where only the approved may', { place: approvedOnly, approveState: '1' }, 'notApproved'],
    ['declined where only the approved may', { place: approvedOnly, approveState: '3' }, 'notApproved'],
    ['in review where everybody may', { approveState: '1' }, 'free'],
    [
      'a voucher that was not brought up to date decides nothing',
      { place: approvedOnly, approveState: undefined },
      'free',
    ],
    ['tapped a moment ago', { note: note({}), sending: fresh }, 'sending'],
    ['tapped, and what sends it is still to come', { note: note({}) }, 'sending'],
    ['tapped without a network', { note: note({}), sending: fresh, isSlow: true }, 'unconfirmed'],
    [
      'tapped, and the place has closed since',
      { note: note({}), window: 'over', isSlow: true },
      'unconfirmed',
    ],
    ['signed, whatever else', { note: note({ kind: 'signed' }), window: 'over', isSlow: true }, 'signed'],
  ])('%s', (_, part, expected) => {
    expect(status(part)).toBe(expected);
  });

  it('keeps a refusal with its reason until it may have changed', () => {
    const because = (reason: LocalCheckIn['reason'], part: Partial<StatusFacts> = {}) =>
      status({ note: note({ kind: 'refused', reason }), ...part });
    expect(because('outsideWindow', { window: 'over' })).toBe('refused');
    expect(because('outsideWindow', { window: 'unknown' })).toBe('refused');
    expect(because('outsideWindow', { window: 'open' })).toBe('free');
    expect(because('outsideWindow', { window: 'open', sending: refused })).toBe('refused');
    expect(because('notApproved', { place: approvedOnly, approveState: '1' })).toBe('refused');
    expect(because('notApproved', { place: approvedOnly, approveState: '2' })).toBe('free');
    expect(because('unknownPlace', { place: undefined })).toBe('refused');
    expect(because('unknownPlace')).toBe('free');
    expect(because('other')).toBe('refused');
    expect(because(undefined)).toBe('refused');
  });
});

describe('a submission', { tags: ['check-in-once'] }, () => {
  const polling = { fromMs: 0, lastMs: 5, absentMs: null };
  const progress = {
    verb: 'insert',
    recordId: null,
    sends: 0,
    slots: 0,
    unanswered: 0,
    firstSendMs: null,
    lastSendMs: null,
  } as const;

  it.each<[string, SubmissionState, boolean]>([
    ['that has just begun is no reason to worry', fresh, false],
    [
      'whose first question was answered goes on',
      { at: 'prepared', written: true, polling: { ...polling, absentMs: 5 }, progress },
      false,
    ],
    [
      'whose first question got no answer is not yet confirmed',
      { at: 'prepared', written: true, polling, progress },
      true,
    ],
    [
      'whose answer got lost is not yet confirmed',
      { at: 'checking', polling, progress, refusal: null },
      true,
    ],
    ['that rests is not yet confirmed', { at: 'parked', because: 'noAnswer', progress }, true],
    ['on its way is not said to be anything else', { at: 'sending', progress }, false],
  ])('%s', (_, state, expected) => {
    expect(isUnconfirmed(state)).toBe(expected);
  });
});
