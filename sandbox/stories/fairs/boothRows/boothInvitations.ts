import { seedId } from '#sandbox/seed/seeded.ts';
import type { Row } from '#sandbox/store/store.ts';
import { dayMs, venueText } from '#sandbox/venueClock.ts';
import { accountContactId, accountExhibitorId } from '#sandbox/stories/accounts.ts';
import { createdAt, jianghaiTenantId } from '#sandbox/stories/world.ts';

/** Invitations that their links give away: to a meeting, to the booth alone, and one that was withdrawn. */
const given = [
  { clock: '15:30', seats: 3, words: '想请您看新一代五轴样机，现场可以试切。', state: '2' },
  { clock: '', seats: 50, words: 'Come and see the new spindle at our booth.', state: '2' },
  { clock: '', seats: 1, words: '', state: '7' },
] as const;

export const boothInvitations = (exhibitionId: string, nowMs: number): Row[] =>
  given.map(({ clock, seats, words, state }, at) => ({
    RecordId: seedId('invitestand', at + 1),
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, at + 1),
    ExhibitionId: exhibitionId,
    ExhibitorId: accountExhibitorId,
    Initator: accountExhibitorId,
    InitatorChild: accountContactId,
    Type: '2',
    State: state,
    Seats: String(seats),
    InvitationMsgContent: words,
    MeetingPlace: clock === '' ? '' : '展位 5A21',
    ...(clock !== '' && {
      MeetingTimeDate: venueText(nowMs + 2 * dayMs).slice(0, 10),
      MeetingTimeStart: clock,
      MeetingTimeEnd: '16:00',
    }),
  }));
