import { describe, expect, it } from 'vitest';
import { appointmentStates } from '#entities/appointment/rules/appointmentState.ts';
import { boothActionsOf, standActions } from '#entities/appointment/rules/boothActions.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';

const at = (clock: string) => parseVenueTime(`2026-11-25 ${clock}`) ?? NaN;
const times = { startMs: at('10:30'), endMs: at('11:00') };

describe('what a booth may do with an appointment', { tags: ['appointment-actions'] }, () => {
  it.each([
    ['pending', '', 'reschedule cancel'],
    ['hostRejected', '', ''],
    ['hostApproved', 'accept refuse reschedule', 'reschedule cancel'],
    ['rejected', '', ''],
    ['agreed', 'reschedule cancel', 'reschedule cancel'],
    ['attended', '', ''],
    ['noShow', '', ''],
    ['cancelled', '', ''],
    ['deleted', '', ''],
    ['unknown', '', ''],
  ] as const)(
    '%s, before its time: asked by a visitor "%s", asked by the booth "%s"',
    (state, invited, asker) => {
      const actionsOf = (own: 'invited' | 'asker') =>
        boothActionsOf({ ...times, state, own }, at('09:00')).join(' ');
      expect([actionsOf('invited'), actionsOf('asker')]).toEqual([invited, asker]);
    },
  );

  it.each([
    ['half an hour before', '10:00', 'attend reschedule cancel'],
    ['at its start', '10:30', 'attend'],
    ['nine minutes after its start', '10:39', 'attend'],
    ['ten minutes after its start', '10:40', 'attend noShow'],
    ['an hour after its end', '12:00', 'attend noShow'],
    ['later', '12:01', 'noShow'],
  ])('an agreed one, %s: %s', (_, clock, actions) => {
    for (const own of ['invited', 'asker'] as const)
      expect(boothActionsOf({ ...times, state: 'agreed', own }, at(clock)).join(' ')).toBe(actions);
  });

  it('a visitor did not come only to what was agreed, at a time that is known', () => {
    expect(appointmentStates.filter((state) => standActions[state]?.includes('noShow'))).toEqual(['agreed']);
    const undated = { startMs: undefined, endMs: undefined, state: 'agreed', own: 'invited' } as const;
    expect(boothActionsOf(undated, at('23:00'))).not.toContain('noShow');
  });
});
