import { expect, it } from 'vitest';
import { ifShown, readReviewed, reviewFields } from '#data/collections/reviewedRows.ts';

const fields = { Title: 'text', ...reviewFields } as const;
const readOwn = (row: unknown) => readReviewed(fields, row);
const row = { RecordId: 'live00000000000000000001', Title: '开机讲解' };

it.each([
  ['one without a review is shown', {}, undefined],
  ['an approved one is shown', { ApproveState: '2', IsShow: true }, undefined],
  ['one in review is kept from visitors', { ApproveState: '1' }, 'review'],
  ['a withdrawn one is kept from visitors', { ApproveState: '2', IsShow: false }, 'withdrawn'],
])('of the rows of an exhibitor, %s, and its exhibitor reads it', (_, more, notShown) => {
  const sent = { ...row, ...more };
  expect(readOwn(sent)).toMatchObject({ Title: '开机讲解', notShown });
  expect(ifShown(readOwn)(sent)?.Title).toBe(notShown === undefined ? '开机讲解' : undefined);
});
