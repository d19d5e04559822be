import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import { actionsOf } from '#entities/appointment/rules/appointmentActions.ts';
import { invalidateAppointments } from '#entities/appointment/appointmentQueries.ts';
import {
  acceptAppointment,
  cancelAppointment,
  refuseAppointment,
} from '#entities/appointment/changeAppointment.ts';
import { attendanceNotes, useAttendance } from '#entities/appointment/attendance/attendanceNotes.ts';
import { type AttendOutcome, attendScanned } from '#entities/appointment/attendance/attendScanned.ts';
import type { ChangeFailure } from '#entities/appointment/changeOnce.ts';
import { useShownRows } from '#entities/unread/seenRows.ts';
import { watchedAppointments } from '#entities/unread/watchedRows.ts';
import { useAction } from '#flows/content/useAction.ts';
import { scanCode } from '#entities/scan/scanCode.tsx';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { usePartnerName } from '../usePartnerName.ts';
import { AppointmentCells } from './AppointmentCells.tsx';
import { Clash } from './Clash.tsx';
import { ReasonSheet } from './ReasonSheet.tsx';
import { AppointmentTicket } from './AppointmentTicket.tsx';

interface AppointmentBodyProps {
  readonly appointment: Appointment;
  /** When it was read, epoch milliseconds of the phone. */
  readonly readAtMs: number;
}

type Failure = ChangeFailure | Exclude<AttendOutcome, 'done'>;

/** The appointment as a ticket, and what can be done with it now. */
export function AppointmentBody({ appointment, readAtMs }: AppointmentBodyProps) {
  const { t } = useTranslation('appointments');
  const nowMs = useFairNow();
  useShownRows(
    'appointments',
    useMemo(() => watchedAppointments([appointment], nowMs), [appointment, nowMs]),
    readAtMs,
  );
  const { name } = usePartnerName(appointment.partner);
  const actions = actionsOf(appointment, appointment.own, nowMs);
  const met = useAttendance(appointment.RecordId);
  const isMetWaiting = met !== undefined && met.refusal === undefined;
  const [asked, setAsked] = useState<'refuse' | 'cancel'>();
  const [reason, setReason] = useState('');
  const { isBusy, failed, accept, attend, giveUp } = useChanges(appointment);
  const confirm = (because: string) => {
    if (asked !== undefined) giveUp(asked, because);
    setAsked(undefined);
  };

  return (
    <>
      <AttendRefused appointmentId={appointment.RecordId} />
      {failed !== undefined && failed !== 'waiting' && (
        <Notice kind="error">{t(`outcome_${failed}`, { company: name })}</Notice>
      )}
      {actions.includes('accept') && <Clash appointment={appointment} />}
      <AppointmentTicket appointment={appointment} nowMs={nowMs} />
      <AppointmentCells appointment={appointment} actions={actions} onCancel={() => setAsked('cancel')} />
      {actions.includes('accept') && (
        <PageFoot>
          <Button busy={isBusy} onClick={accept}>
            {t('accept')}
          </Button>
          <Button kind="quiet" onClick={() => setAsked('refuse')}>
            {t('refuse')}
          </Button>
        </PageFoot>
      )}
      {actions.includes('attend') && !isMetWaiting && (
        <PageFoot>
          <Button busy={isBusy} onClick={() => void attend()}>
            {t('attend')}
          </Button>
        </PageFoot>
      )}
      {asked !== undefined && (
        <ReasonSheet
          kind={asked}
          text={reason}
          onText={setReason}
          onConfirm={confirm}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** What is sent from this page, one thing at a time. */
function useChanges(appointment: Appointment) {
  const exhibitionId = useExhibitionId();
  const { t } = useTranslation('appointments');
  const { running, failed, run } = useAction<Failure>(() => invalidateAppointments(exhibitionId));
  return {
    isBusy: running !== undefined,
    failed,
    accept: () => {
      void run({ name: 'accept', act: () => acceptAppointment(appointment), done: t('accepted') });
    },
    attend: async () => {
      const text = await scanCode().catch(() => renderToast(t('scanFailed')));
      if (typeof text !== 'string') return;
      await run({ name: 'attend', act: () => attendScanned(appointment, text), done: t('attended') });
    },
    giveUp: (kind: 'refuse' | 'cancel', because: string) => {
      const change = kind === 'refuse' ? refuseAppointment : cancelAppointment;
      const done = t(kind === 'refuse' ? 'refused' : 'cancelled');
      void run({ name: kind, act: () => change(appointment, because), done });
    },
  };
}

/** Why the server did not take a meeting that was scanned without a network, until it is read. */
function AttendRefused({ appointmentId }: { readonly appointmentId: string }) {
  const { t } = useTranslation('appointments');
  const refusal = useAttendance(appointmentId)?.refusal;
  if (refusal === undefined) return null;
  return (
    <Notice kind="error" title={t('attendRefused')}>
      <p>{t(`attendRefusedText_${refusal}`)}</p>
      <Button kind="quiet" onClick={() => attendanceNotes().remove(appointmentId)}>
        {t('attendRefusedEnd')}
      </Button>
    </Notice>
  );
}
