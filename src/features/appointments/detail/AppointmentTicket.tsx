import type { FairMs } from '#domain/time/clocks.ts';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import { CompanyLogo } from '#entities/exhibitor/CompanyLogo.tsx';
import { useHallSigns } from '#entities/booth/plate/useHallSigns.ts';
import { useAttendance } from '#entities/appointment/attendance/attendanceNotes.ts';
import { useActingPeople } from '#session/acting/actingVouchers.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { formatVenueClock } from '#ui/values/formatVenueMoment.ts';
import { lineKey } from '../rules/stateKey.ts';
import { MeetingPlate } from '../MeetingPlate.tsx';
import { StateBadge } from '../StateBadge.tsx';
import { useMeetingTime } from '../useMeetingTime.ts';
import { usePartnerName } from '../usePartnerName.ts';
import { writtenLanguage } from '#domain/page/writtenLanguage.ts';
import css from './AppointmentTicket.module.css';

interface AppointmentTicketProps {
  readonly appointment: Appointment;
  readonly nowMs: FairMs;
}

/** Who, when and where; below a perforation what it waits for. */
export function AppointmentTicket({ appointment, nowMs }: AppointmentTicketProps) {
  const { t } = useTranslation('appointments');
  const { partner, remark } = appointment;
  const { name, lang } = usePartnerName(partner);
  const met = useAttendance(appointment.RecordId);
  const isWaiting = appointment.state === 'agreed' && met !== undefined && met.refusal === undefined;
  const time = formatVenueClock(met?.scannedAtMs);
  return (
    <div className={css['ticket']}>
      <div className={css['head']}>
        <CompanyLogo src={partner.logo} name={name} />
        <div className={css['names']}>
          <p className={css['name']} lang={lang}>
            {name}
          </p>
          <StateBadge appointment={appointment} />
        </div>
        {/* The facts say it in words. */}
        <span className={css['plate']} aria-hidden="true">
          <MeetingPlate appointment={appointment} size={64} />
        </span>
      </div>
      <Facts appointment={appointment} />
      <p className={css['line']} data-announce="">
        {isWaiting ? t('line_agreed_waiting', { time }) : t(`line_${lineKey(appointment, nowMs)}`)}
      </p>
      {remark !== '' && <p className={css['remark']}>{t('remark', { remark })}</p>}
    </div>
  );
}

function Facts({ appointment }: Pick<AppointmentTicketProps, 'appointment'>) {
  const { t, i18n } = useTranslation(['appointments', 'content']);
  const language = languageOf(i18n.language);
  const { visitorId, place, reason, partner } = appointment;
  const { time, onPhone } = useMeetingTime(appointment);
  const people = useActingPeople();
  const whose = people.find((one) => one.visitorId === visitorId)?.name ?? '';
  const hall = useHallSigns(partner.hallId !== '').of(partner.hallId)?.name ?? '';
  const booth =
    partner.boothNo === ''
      ? hall
      : t(hall === '' ? 'content:boothSpoken' : 'content:boothInHallSpoken', {
          booth: partner.boothNo,
          hall,
        });
  const facts = [
    { key: 'when', text: time },
    { key: 'where', text: place || booth || t('noPlace') },
    {
      key: 'who',
      text: localize(partner.person, language),
      lang: otherLanguage(partner.person, language),
    },
    { key: 'whoAsks', text: people.length > 1 ? whose : '' },
    { key: 'about', text: reason, lang: writtenLanguage(reason, language) },
  ] as const;
  return (
    <dl className={css['facts']}>
      {facts
        .filter(({ text }) => text !== '')
        .map((fact) => (
          <div key={fact.key} className={css['fact']}>
            <dt className={css['label']}>{t(fact.key)}</dt>
            <dd
              className={fact.key === 'when' ? `${css['text']} ${css['text--when']}` : css['text']}
              lang={'lang' in fact ? fact.lang : undefined}
            >
              {fact.text}
            </dd>
            {fact.key === 'when' && onPhone !== undefined && <dd className={css['text']}>{onPhone}</dd>}
          </div>
        ))}
    </dl>
  );
}
