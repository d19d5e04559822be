import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import type { FairMs } from '#domain/time/clocks.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { calendarsQuery, invalidateAppointments } from './appointmentQueries.ts';
import { attend } from './attendance/attendScanned.ts';
import { takeScanned } from './lastScanned.ts';
import type { Appointment } from './rules/appointment.ts';
import { actionsOf, isOpen } from './rules/appointmentActions.ts';
import { appointmentPath, askAppointmentPath } from './rules/appointmentPaths.ts';
import { useMyAppointments } from './useMyAppointments.ts';

export type AppointmentEntry =
  | { readonly kind: 'awaited' }
  /** The exhibitor takes none. */
  | { readonly kind: 'none' }
  | { readonly kind: 'ask'; readonly to: string }
  | { readonly kind: 'standing'; readonly to: string; readonly startMs: number | undefined };

/** Where the page of an exhibitor leads to: the visitor's appointment with it, or to asking for one. */
export function useAppointmentEntry(exhibitorId: string): AppointmentEntry {
  const exhibitionId = useExhibitionId();
  const nowMs = useFairNow();
  const { data: calendars = [], isLoading } = useServerQuery(calendarsQuery(exhibitionId, exhibitorId));
  const mine = (useMyAppointments().query.data ?? []).filter(
    (row) => row.exhibitorId === exhibitorId && isOpen(row.state),
  );
  useScannedAttendance(mine, nowMs);
  const [standing] = mine;
  if (standing !== undefined) {
    const to = appointmentPath(exhibitionId, standing.RecordId);
    return { kind: 'standing', to, startMs: standing.startMs };
  }
  if (isLoading) return { kind: 'awaited' };
  if (calendars.length === 0) return { kind: 'none' };
  return { kind: 'ask', to: askAppointmentPath(exhibitionId, exhibitorId) };
}

/** Who came to this page by scanning the exhibitor's code at the time of the appointment has met them. */
function useScannedAttendance(mine: readonly Appointment[], nowMs: FairMs) {
  const { t } = useTranslation('content');
  const exhibitionId = useExhibitionId();
  const due = mine.find((row) => actionsOf(row, row.own, nowMs).includes('attend'));
  const note = useEffectEvent(async (row: Appointment) => {
    if (!takeScanned(row.exhibitorId)) return;
    const outcome = await attend(row, { by: 'exhibitor' });
    const key = outcome === 'done' ? 'Met' : outcome === 'waiting' ? 'MetWaiting' : 'MetFailed';
    renderToast(t(`appointment${key}`), { ms: 5_000 });
    await invalidateAppointments(exhibitionId).catch(() => {});
  });
  useEffect(() => {
    if (due !== undefined) void note(due);
  }, [due]);
}
