import { appointmentPath } from './rules/appointmentPaths.ts';
import type { Appointment } from './rules/appointment.ts';
import { isAtBooth } from './rules/isAtBooth.ts';
import type { TimedEntry } from '../programme/rules/timedEntry.ts';
import {
  putRemembered,
  refreshRemembered,
  removeRemembered,
} from '../programme/schedule/changeRemembered.ts';
import { rememberedList } from '../programme/schedule/rememberedList.ts';

/** For a schedule; undefined for what is not agreed, or has no time. */
function entryOfAppointment(exhibitionId: string, row: Appointment): TimedEntry | undefined {
  const { RecordId, state, startMs, endMs, partner, place } = row;
  if ((state !== 'agreed' && state !== 'attended') || startMs === undefined) return undefined;
  const where = place === '' ? partner.boothNo : place;
  // The hall of the exhibitor would send the visitor there for a meeting that is elsewhere.
  const booth = isAtBooth(row) ? partner : undefined;
  return {
    kind: 'appointment',
    id: RecordId,
    title: partner.company,
    startMs,
    ...(endMs !== undefined && { endMs }),
    placeName: { zh: where, en: where },
    ...(booth && booth.boothNo !== '' && { boothNo: booth.boothNo }),
    ...(booth && booth.hallId !== '' && { hallId: booth.hallId }),
    path: appointmentPath(exhibitionId, RecordId),
  };
}

/**
 * Puts what is agreed into the schedule of this phone. What is not any more says so there; what is asked for again leaves it.
 * @param isAll whether these are all appointments of the people here: another one is gone
 */
export function scheduleAppointments(
  exhibitionId: string,
  rows: readonly Appointment[],
  isAll = false,
): void {
  const entries = rows
    .map((row) => entryOfAppointment(exhibitionId, row))
    .filter((entry) => entry !== undefined);
  const known = rememberedList(exhibitionId).list();
  const isKnown = (id: string) => known.some((one) => one.kind === 'appointment' && one.id === id);
  const left = rows.filter(({ RecordId }) => isKnown(RecordId) && !entries.some(({ id }) => id === RecordId));
  const names = (some: readonly Appointment[]) =>
    some.map(({ RecordId: id }) => ({ kind: 'appointment', id }) as const);
  const isAskedAgain = ({ state }: Appointment) => state === 'pending' || state === 'hostApproved';
  const missing = known.filter(
    ({ kind, id }) => isAll && kind === 'appointment' && !rows.some(({ RecordId }) => RecordId === id),
  );
  const gone = [...names(left.filter((row) => !isAskedAgain(row))), ...missing];
  if (entries.length + gone.length > 0) refreshRemembered(exhibitionId, { entries, gone });
  for (const entry of entries) if (!isKnown(entry.id)) putRemembered(exhibitionId, entry);
  const asked = names(left.filter(isAskedAgain));
  if (asked.length > 0) removeRemembered(exhibitionId, asked);
}

/** The visitor has changed or cancelled it here. */
export function unscheduleAppointment(exhibitionId: string, appointmentId: string): void {
  removeRemembered(exhibitionId, [{ kind: 'appointment', id: appointmentId }]);
}
