import { describe, expect, it } from 'vitest';
import { readApplication } from '#entities/exhibitor/rules/exhibitorApplication.ts';

const RecordId = 'application0000000000001';
const first = { Time: '2026-11-20 10:00:00', State: '3', Reason: '营业执照不清楚' };
const second = { Time: '2026-11-22 10:00:00', State: '3', Reason: '展品不符' };

describe('an application to exhibit', () => {
  it.each([
    ['not reviewed', '0', 'toBeReviewed'],
    ['in review', '1', 'toBeReviewed'],
    ['approved', '2', 'approved'],
    ['refused', '3', 'declined'],
    ['refused, as a number', 3, 'declined'],
    ['in a state that is not known', '9', 'unknown'],
  ])('%s', (_, ApproveState, status) => {
    expect(readApplication({ RecordId, ApproveState })?.status).toBe(status);
  });

  it('that was refused twice keeps both reasons, the last one last', () => {
    const read = readApplication({
      RecordId,
      ApproveState: '3',
      Reviews: [first, second],
      ReviewReason: '展品不符',
    });
    expect(read?.refusals).toEqual([
      { time: first.Time, reason: first.Reason },
      { time: second.Time, reason: second.Reason },
    ]);
  });

  it('that is reviewed again still says why it was refused before', () => {
    expect(readApplication({ RecordId, ApproveState: '0', Reviews: [first] })?.refusals).toHaveLength(1);
  });

  it('shows no approval as a refusal', () => {
    const approved = { ...second, State: '2', Reason: '' };
    expect(
      readApplication({ RecordId, ApproveState: '2', Reviews: [first, approved] })?.refusals,
    ).toHaveLength(1);
  });

  it('has the reason beside its state where the server keeps no list', () => {
    const row = { RecordId, ApproveState: '3', ReviewTime: first.Time, ReviewReason: first.Reason };
    expect(readApplication(row)?.refusals).toEqual([{ time: first.Time, reason: first.Reason }]);
    expect(readApplication({ ...row, ApproveState: '0' })?.refusals).toEqual([]);
  });

  it.each([[undefined], [null], ['x'], [{}], [{ RecordId: 'short' }]])('%j is none', (row) => {
    expect(readApplication(row)).toBeUndefined();
  });
});
