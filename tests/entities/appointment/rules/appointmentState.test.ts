import { expect, it } from 'vitest';
import { appointmentState } from '#entities/appointment/rules/appointmentState.ts';

it.each([
  ['0', 'pending'],
  ['1', 'hostRejected'],
  ['2', 'hostApproved'],
  ['3', 'rejected'],
  ['4', 'agreed'],
  ['5', 'attended'],
  ['6', 'noShow'],
  ['7', 'cancelled'],
  ['8', 'deleted'],
  [0, 'pending'],
  [8, 'deleted'],
  ['9', 'unknown'],
  ['08', 'unknown'],
  ['10', 'unknown'],
  ['-1', 'unknown'],
  ['1.5', 'unknown'],
  ['', 'unknown'],
  ['length', 'unknown'],
  [undefined, 'unknown'],
  [null, 'unknown'],
  [false, 'unknown'],
  [['4'], 'unknown'],
])('the appointment state %j is %s', { tags: ['appointment-state'] }, (state, name) => {
  expect(appointmentState(state)).toBe(name);
});
