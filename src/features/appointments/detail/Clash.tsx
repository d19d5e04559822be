import { useTranslation } from 'react-i18next';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import { endOf } from '#entities/appointment/rules/appointmentActions.ts';
import { useRemembered } from '#entities/programme/schedule/useRemembered.ts';
import { languageOf } from '#language/language.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { localize } from '#ui/text/localize.ts';
import { busyWith } from '../rules/busyWith.ts';

/** What the visitor has planned at the time of an invitation; it can be accepted all the same. */
export function Clash({ appointment }: { readonly appointment: Appointment }) {
  const { t, i18n } = useTranslation('appointments');
  const planned = useRemembered();
  const { RecordId, startMs } = appointment;
  const endMs = endOf(appointment);
  const busy =
    startMs === undefined || endMs === undefined
      ? undefined
      : busyWith(planned, { startMs, endMs }, RecordId);
  if (busy === undefined) return null;
  return <Notice kind="warn">{t('busy', { title: localize(busy.title, languageOf(i18n.language)) })}</Notice>;
}
