import type { FairMs } from '#domain/time/clocks.ts';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { appointmentPath, askAppointmentPath } from './rules/appointmentPaths.ts';
import type { Appointment } from './rules/appointment.ts';
import { actionsOf, isOpen } from './rules/appointmentActions.ts';
import { languageOf } from '#language/language.ts';
import { AwaitedCell, Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { calendarsQuery, invalidateAppointments } from './appointmentQueries.ts';
import { attend } from './attendance/attendScanned.ts';
import { takeScanned } from './lastScanned.ts';
import { useMyAppointments } from './useMyAppointments.ts';

interface AppointmentCellProps {
  readonly exhibitorId: string;
}

/** A row of a group: leads to the appointment with an exhibitor that takes them, or to asking for one; nothing where it takes none. */
export function AppointmentCell({ exhibitorId }: AppointmentCellProps) {
  const { t, i18n } = useTranslation('content');
  const exhibitionId = useExhibitionId();
  const nowMs = useFairNow();
  const { data: calendars = [], isLoading } = useServerQuery(calendarsQuery(exhibitionId, exhibitorId));
  const mine = (useMyAppointments().query.data ?? []).filter(
    (row) => row.exhibitorId === exhibitorId && isOpen(row.state),
  );
  useScannedAttendance(mine, nowMs);
  const [standing] = mine;
  if (standing === undefined && isLoading) return <AwaitedCell />;
  if (standing === undefined && calendars.length === 0) return null;
  return standing === undefined ? (
    <Cell
      icon={<Icon name="appointment" />}
      title={t('appointmentEntry')}
      note={t('appointmentEntryNote')}
      to={askAppointmentPath(exhibitionId, exhibitorId)}
    />
  ) : (
    <Cell
      icon={<Icon name="appointment" />}
      title={t('appointmentStanding')}
      note={formatVenueSpan(standing.startMs, standing.endMs, languageOf(i18n.language))}
      to={appointmentPath(exhibitionId, standing.RecordId)}
    />
  );
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
