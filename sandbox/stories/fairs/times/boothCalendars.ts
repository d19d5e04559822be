import type { Seeds } from '#sandbox/records.ts';
import { seedId } from '#sandbox/seed/seeded.ts';
import { venueDay } from '#sandbox/venueClock.ts';
import { accountContactId, accountExhibitorId } from '#sandbox/stories/accounts.ts';
import { createdAt, jianghaiTenantId } from '#sandbox/stories/world.ts';
import { fairDays } from '../fairStory.ts';

/** The times of the booth and of one of its people, who has an afternoon off; requests wait for an answer. */
export function boothCalendars(exhibitionId: string, nowMs: number): Seeds {
  const [first, last] = fairDays.map((day) => venueDay(nowMs, day, '00:00').slice(0, 10));
  const common = (number: number) => ({
    RecordId: seedId('standtimes', number),
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, 12),
    ExhibitionId: exhibitionId,
    ExhibitorId: accountExhibitorId,
  });
  const times = {
    EStartDate: first,
    EEndDate: last,
    EStartTime: '09:30',
    EEndTime: '16:30',
    LunchStartTime: '12:00',
    LunchEndTime: '13:00',
  };
  const closed = { StartTime: `${last} 13:00`, EndTime: `${last} 16:30`, State: '1', Closed: '1' };
  return {
    Calendar: [
      { ...common(1), ...times, Type: '1', ExhibitorContactId: '', IntervalTime: '30', CalendarTime: [] },
      {
        ...common(2),
        ...times,
        Type: '2',
        ExhibitorContactId: accountContactId,
        IntervalTime: '45',
        CalendarTime: [closed],
      },
    ],
    AutoApprovalInvition: [{ ...common(3), isOpen: '0' }],
  };
}
