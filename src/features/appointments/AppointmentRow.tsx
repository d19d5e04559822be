import { useTranslation } from 'react-i18next';
import { appointmentPath } from '#entities/appointment/rules/appointmentPaths.ts';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import { CompanyLogo } from '#entities/exhibitor/CompanyLogo.tsx';
import type { ActingPerson } from '#session/acting/actingVouchers.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { RowCardLink } from '#ui/cells/RowCardLink.tsx';
import { MeetingPlate } from './MeetingPlate.tsx';
import { StateBadge } from './StateBadge.tsx';
import { useMeetingTime } from './useMeetingTime.ts';
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
  const { t } = useTranslation('appointments');
  const exhibitionId = useExhibitionId();
  const { RecordId, partner, place } = appointment;
  const { name, lang } = usePartnerName(partner);
  const { time, onPhone } = useMeetingTime(appointment, showsDay);
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
            {onPhone !== undefined && <span className={css['note']}>{onPhone}</span>}
            {place !== '' && <span className={css['note']}>{place}</span>}
            {whose !== undefined && <span className={css['note']}>{t('for', { name: whose.name })}</span>}
            <StateBadge appointment={appointment} />
          </span>
        </RowCardLink>
      </RowCard>
    </li>
  );
}
