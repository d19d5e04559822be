import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  type AppointmentActor,
  appointmentActions,
  awaitedActor,
} from '#entities/appointment/rules/appointmentActions.ts';
import { appointmentState, codeOfState } from '#entities/appointment/rules/appointmentState.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const actors: readonly AppointmentActor[] = ['asker', 'invited', 'host'];
const at = (clock: string) => parseVenueTime(`2026-11-25 ${clock}`) ?? NaN;
const times = { startMs: at('10:30'), endMs: at('11:00') };

describe('what an appointment allows', { tags: ['appointment-actions'] }, () => {
  it.each([
    ['0', 'pending', 'host', ['reschedule cancel', '', 'approve decline']],
    ['1', 'hostRejected', undefined, ['askAgain', '', '']],
    ['2', 'hostApproved', 'invited', ['reschedule cancel', 'accept refuse reschedule', '']],
    ['3', 'rejected', undefined, ['askAgain', 'askAgain', '']],
    ['4', 'agreed', undefined, ['attend reschedule cancel', 'attend reschedule cancel', '']],
    ['5', 'attended', undefined, ['', '', '']],
    ['6', 'noShow', undefined, ['askAgain', 'askAgain', '']],
    ['7', 'cancelled', undefined, ['askAgain', 'askAgain', '']],
    ['8', 'deleted', undefined, ['', '', '']],
    ['9', 'unknown', undefined, ['', '', '']],
    ['', 'unknown', undefined, ['', '', '']],
  ] as const)(
    'state %s is %s, waits for %s and leaves each side its actions',
    (code, name, awaited, actions) => {
      const state = appointmentState(code);
      expect(state).toBe(name);
      expect(awaitedActor(state)).toBe(awaited);
      expect(actors.map((actor) => appointmentActions[state][actor].join(' '))).toEqual(actions);
      expect(state === 'unknown' ? code : codeOfState(state)).toBe(code);
    },
  );

  it.each([
    ['a minute before 30 minutes before its start', '09:59', 'reschedule cancel', 'reschedule cancel'],
    ['30 minutes before its start', '10:00', 'attend reschedule cancel', 'attend reschedule cancel'],
    ['at its start', '10:30', 'attend', 'attend'],
    ['an hour after its end', '12:00', 'attend', 'attend'],
    ['later', '12:01', '', ''],
  ])('an agreed one: %s', (_, clock, asker, invited) => {
    const agreed = { ...times, state: 'agreed' } as const;
    expect(actionsOf(agreed, 'asker', at(clock)).join(' ')).toBe(asker);
    expect(actionsOf(agreed, 'invited', at(clock)).join(' ')).toBe(invited);
  });

  it('is not answered after its start, and can still be asked for again', () => {
    expect(actionsOf({ ...times, state: 'hostApproved' }, 'invited', at('10:30'))).toEqual([]);
    expect(actionsOf({ ...times, state: 'rejected' }, 'asker', at('23:00'))).toEqual(['askAgain']);
  });

  it('without a readable time can be cancelled and answered, but not kept', () => {
    const undated = { startMs: undefined, endMs: undefined } as const;
    expect(actionsOf({ ...undated, state: 'agreed' }, 'asker', at('10:00'))).toEqual([
      'reschedule',
      'cancel',
    ]);
    expect(actionsOf({ ...undated, state: 'hostApproved' }, 'invited', at('10:00'))).toEqual([
      'accept',
      'refuse',
      'reschedule',
    ]);
  });
});
