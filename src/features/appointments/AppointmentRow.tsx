import { useTranslation } from 'react-i18next';
import { appointmentPath } from '#entities/appointment/rules/appointmentPaths.ts';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import { phoneTime } from '#domain/time/phoneTime.ts';
import { CompanyLogo } from '#entities/exhibitor/CompanyLogo.tsx';
import type { ActingPerson } from '#session/acting/actingVouchers.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { RowCardLink } from '#ui/cells/RowCardLink.tsx';
import { formatVenueMoment, formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import { MeetingPlate } from './MeetingPlate.tsx';
import { StateBadge } from './StateBadge.tsx';
import { usePartnerName } from './usePartnerName.ts';
import css from './AppointmentList.module.css';

interface AppointmentRowProps {
  readonly appointment: Appointment;
  /** Where the rows around it are of other days. */
  readonly showsDay: boolean;
  /** Told where several people are on this phone. */
  readonly whose: ActingPerson | undefined;
}

export function AppointmentRow({ appointment, showsDay, whose }: AppointmentRowProps) {
  const { t, i18n } = useTranslation('appointments');
  const exhibitionId = useExhibitionId();
  const { RecordId, partner, place } = appointment;
  const { name, lang } = usePartnerName(partner);
  const time = useTime(appointment, showsDay);
  const here = appointment.startMs === undefined ? undefined : phoneTime(appointment.startMs);
  return (
    <li data-state={appointment.state}>
      <RowCard>
        <RowCardLink to={appointmentPath(exhibitionId, RecordId)} className={css['link']}>
          <span className={css['signs']}>
            <CompanyLogo src={partner.logo} name={name} />{' '}
            <MeetingPlate appointment={appointment} size={44} />
          </span>{' '}
          <span className={css['words']}>
            <span className={css['name']} lang={lang}>
              {name}
            </span>
            <span className={css['when']}>{time}</span>
            {here !== undefined && (
              <span className={css['note']}>
                {t('phoneTime', { time: formatVenueMoment(here, 'dayTime', languageOf(i18n.language)) })}
              </span>
            )}
            {place !== '' && <span className={css['note']}>{place}</span>}
            {whose !== undefined && <span className={css['note']}>{t('for', { name: whose.name })}</span>}
            <StateBadge appointment={appointment} />
          </span>
        </RowCardLink>
      </RowCard>
    </li>
  );
}

function useTime({ startMs, endMs }: Appointment, showsDay: boolean): string {
  const { t, i18n } = useTranslation('appointments');
  const language = languageOf(i18n.language);
  if (startMs === undefined) return t('noTime');
  return formatVenueSpan(startMs, endMs, language, showsDay ? 'day' : 'time');
}
