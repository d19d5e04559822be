import { describe, expect, it } from 'vitest';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { lineKey, stateKey } from '#features/appointments/rules/stateKey.ts';

const at = (clock: string) => parseVenueTime(`2026-11-25 ${clock}`) ?? NaN;

describe('what is said of a state', () => {
  it.each([
    ['pending', 'asker', '09:00', 'pending', 'pending'],
    ['pending', 'invited', '09:00', 'pending', 'pending_own'],
    ['pending', 'asker', '10:30', 'pending', 'missed'],
    ['hostApproved', 'asker', '09:00', 'hostApproved', 'hostApproved'],
    ['hostApproved', 'invited', '09:00', 'hostApproved_own', 'hostApproved_own'],
    ['hostApproved', 'invited', '10:30', 'hostApproved_own', 'missed_own'],
    ['rejected', 'invited', '09:00', 'rejected_own', 'rejected_own'],
    ['agreed', 'asker', '09:59', 'agreed', 'agreed'],
    ['agreed', 'asker', '10:00', 'agreed', 'agreed_now'],
    ['agreed', 'invited', '12:30', 'agreed', 'agreed_over'],
    ['cancelled', 'invited', '09:00', 'cancelled', 'cancelled'],
    ['unknown', 'asker', '09:00', 'unknown', 'unknown'],
  ] as const)('%s, of the %s, at %s', (state, own, clock, word, line) => {
    const appointment = { state, own, startMs: at('10:30'), endMs: at('11:00') };
    expect(stateKey(appointment)).toBe(word);
    expect(lineKey(appointment, at(clock))).toBe(line);
  });
});
