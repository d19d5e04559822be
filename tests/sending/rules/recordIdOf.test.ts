import { expect, it } from 'vitest';
import { done, idleSubmission, parked, preparedInsert, preparedUpdate } from '#sending/rules/newStates.ts';
import { recordIdOf } from '#sending/rules/recordIdOf.ts';

const update = preparedUpdate('row1', 0);

it.each([
  ['nothing', idleSubmission, undefined],
  ['an insert', preparedInsert(0), undefined],
  ['an update', update, 'row1'],
  [
    'an update that rests',
    parked('noAnswer', 'progress' in update ? update.progress : (null as never)),
    'row1',
  ],
  ['what is stored', done('row2'), 'row2'],
] as const)('the row of %s', (_, state, recordId) => {
  expect(recordIdOf(state)).toBe(recordId);
});
