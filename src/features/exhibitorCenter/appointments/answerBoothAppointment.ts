import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import { codeOfState } from '#entities/appointment/rules/appointmentState.ts';
import { type ChangeFailure, changeOnce } from '#entities/appointment/changeOnce.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { findBoothAppointment } from '../ownRows/boothQueries.ts';

export type BoothAnswer = 'agreed' | 'rejected' | 'cancelled' | 'attended' | 'noShow';

/** What the exhibitor decides of an appointment; with a reason where the visitor is told one. Doing it twice does no harm. */
export const answerBoothAppointment = (
  booth: BoothKey,
  seen: BoothAppointment,
  state: BoothAnswer,
  remark?: string,
): Promise<'done' | ChangeFailure> =>
  changeOnce({
    seen,
    readAgain: (client) => findBoothAppointment(client, booth, seen.RecordId),
    setValue: { State: codeOfState(state), ...(remark !== undefined && { Remark: remark }) },
    holds: (now) => now.state === state,
    userId: booth.exhibitorUserId,
  });
