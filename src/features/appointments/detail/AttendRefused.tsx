import { useTranslation } from 'react-i18next';
import { attendanceNotes, useAttendance } from '#entities/appointment/attendance/attendanceNotes.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';

/** Why the server did not take a meeting that was scanned without a network, until it is read. */
export function AttendRefused({ appointmentId }: { readonly appointmentId: string }) {
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
