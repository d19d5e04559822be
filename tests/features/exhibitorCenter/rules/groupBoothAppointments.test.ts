import { describe, expect, it } from 'vitest';
import type { AppointmentState } from '#entities/appointment/rules/appointmentState.ts';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { groupBoothAppointments } from '#features/exhibitorCenter/rules/groupBoothAppointments.ts';

const at = (text: string) => parseVenueTime(text);
const nowMs = at('2026-11-25 12:00') ?? NaN;
const rowOf = (
  RecordId: string,
  state: AppointmentState,
  start: string | undefined,
  own: BoothAppointment['own'] = 'invited',
) =>
  ({
    RecordId,
    state,
    own,
    startMs: start === undefined ? undefined : at(start),
    endMs: undefined,
  }) as BoothAppointment;

const idsOf = (rows: readonly BoothAppointment[]) => rows.map(({ RecordId }) => RecordId).join(' ');

describe('the appointments of a booth', () => {
  it('that wait for its answer come first, by their start', () => {
    const { toAnswer } = groupBoothAppointments(
      [
        rowOf('late', 'hostApproved', '2026-11-26 15:00'),
        rowOf('early', 'hostApproved', '2026-11-26 09:00'),
        rowOf('asked', 'hostApproved', '2026-11-26 09:00', 'asker'),
        rowOf('missed', 'hostApproved', '2026-11-25 11:00'),
      ],
      nowMs,
    );
    expect(idsOf(toAnswer)).toBe('early late');
  });

  it('are in days at the venue, one without a time last, and what came to nothing is over', () => {
    const { days, earlier } = groupBoothAppointments(
      [
        rowOf('untimed', 'agreed', undefined),
        rowOf('tomorrow', 'agreed', '2026-11-26 09:00'),
        rowOf('now', 'agreed', '2026-11-25 11:50'),
        rowOf('strange', 'unknown', '2026-11-26 10:00'),
        rowOf('met', 'attended', '2026-11-24 10:00'),
        rowOf('cancelled', 'cancelled', '2026-11-27 10:00'),
      ],
      nowMs,
    );
    expect(days.map(({ day, rows }) => `${day}: ${idsOf(rows)}`)).toEqual([
      '2026-11-25: now',
      '2026-11-26: tomorrow strange',
      ': untimed',
    ]);
    expect(idsOf(earlier)).toBe('cancelled met');
  });

  it('that the organiser has not let through are not shown to the exhibitor', () => {
    const groups = groupBoothAppointments([rowOf('pending', 'pending', '2026-11-26 09:00')], nowMs);
    expect(groups).toEqual({ toAnswer: [], days: [], earlier: [] });
  });

  it('that the exhibitor has asked for and the organiser reviews are shown', () => {
    const { days } = groupBoothAppointments([rowOf('own', 'pending', '2026-11-26 09:00', 'asker')], nowMs);
    expect(days.flatMap(({ rows }) => rows.map(({ RecordId }) => RecordId))).toEqual(['own']);
  });
});
