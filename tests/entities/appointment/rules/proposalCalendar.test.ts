import { describe, expect, it } from 'vitest';
import { type Calendar, readCalendar } from '#entities/appointment/rules/calendar.ts';
import { calendarsForMove } from '#entities/appointment/rules/proposalCalendar.ts';
import { slotDays } from '#entities/appointment/rules/slots.ts';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';

const at = (clock: string) => parseVenueTime(`2026-11-25 ${clock}`) ?? NaN;
const unnamed = { zh: '', en: '' };
const exhibitorId = 'exhibitor000000000000001';
const invitation = {
  own: 'invited' as const,
  exhibitorId,
  contactId: '',
  startMs: at('10:30'),
  endMs: at('11:15'),
  partner: { company: unnamed, logo: '', boothNo: '', hallId: '', person: unnamed },
};
const days = ['2026-11-25', '2026-11-26'];

function calendar(RecordId: string, ExhibitorContactId = ''): Calendar {
  const read = readCalendar({ RecordId, ExhibitorContactId });
  if (read === undefined) throw new Error('no calendar');
  return read;
}
const company = calendar('calendar0000000000000001');
const person = calendar('calendar0000000000000002', 'contact00000000000000001');

describe('the times that an appointment can be moved to', { tags: ['appointment-actions'] }, () => {
  it('are those of the person whom it is with, else those of the company', () => {
    expect(calendarsForMove(invitation, [company, person], days)).toEqual([company]);
    const withPerson = { ...invitation, contactId: person.contactId };
    expect(calendarsForMove(withPerson, [company, person], days)).toEqual([person]);
    expect(calendarsForMove({ ...withPerson, own: 'asker' }, [company], days)).toEqual([company]);
  });

  it('are, for an invitation without a calendar, from 9 to 17 on each day, as long as the invitation', () => {
    const [proposed] = calendarsForMove(invitation, [], days);
    if (proposed === undefined) throw new Error('no calendar');
    const found = slotDays(proposed, at('09:30'));
    expect(found.map(({ day }) => day)).toEqual(days);
    const clocks = found[1]?.slots.map(({ startMs }) => formatVenueTime(startMs, 'HH:mm')) ?? [];
    expect([clocks[0], clocks[1], clocks[clocks.length - 1]]).toEqual(['09:00', '09:45', '15:45']);
    expect(found[0]?.slots[0]?.state).toBe('past');
  });

  it('are half hours where the invitation has no time, and none without days of the exhibition', () => {
    const undated = { ...invitation, startMs: undefined, endMs: undefined };
    expect(calendarsForMove(undated, [], days)[0]?.intervalMinutes).toBe(30);
    expect(calendarsForMove(invitation, [], [])).toEqual([]);
  });

  it('are none for a request where the exhibitor takes its calendar away', () => {
    expect(calendarsForMove({ ...invitation, own: 'asker' }, [], days)).toEqual([]);
  });
});
