import {
  type MeetingTime,
  boothProposalFields,
  timeFields,
} from '#entities/appointment/api/appointmentWrites.ts';
import { codeOfState } from '#entities/appointment/rules/appointmentState.ts';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { type ChangeFailure, changeOnce } from '#entities/appointment/changeOnce.ts';
import { findBoothAppointment } from '../ownRows/boothQueries.ts';

/** Another time for the same appointment, which the visitor answers like an invitation. */
export const moveBoothAppointment = (
  booth: BoothKey,
  seen: BoothAppointment,
  to: MeetingTime,
  note: string,
): Promise<'done' | ChangeFailure> =>
  changeOnce({
    seen,
    readAgain: (client) => findBoothAppointment(client, booth, seen.RecordId),
    setValue: {
      ...timeFields(to),
      State: codeOfState('pending'),
      // A request of the visitor is turned round.
      ...(seen.own === 'invited' && boothProposalFields(seen)),
      ...(note !== '' && { Remark: note }),
    },
    holds: (now) => now.own === 'asker' && now.startMs === to.startMs && now.startMs !== seen.startMs,
    userId: booth.exhibitorUserId,
  });
