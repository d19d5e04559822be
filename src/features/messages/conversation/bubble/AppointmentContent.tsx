import { useTranslation } from 'react-i18next';
import { appointmentPath, appointmentsPath } from '#entities/appointment/rules/appointmentPaths.ts';
import type { Message } from '#entities/message/rules/message.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { appointmentIn } from '#features/messages/rules/appointmentIn.ts';
import css from './bubble.module.css';

export interface AppointmentContentProps {
  readonly message: Pick<Message, 'title' | 'link'>;
}

/** Leads to the appointment that a message is about, or to all where it names none. */
export function AppointmentContent({ message: { title, link } }: AppointmentContentProps) {
  const { t } = useTranslation('conversation');
  const exhibitionId = useExhibitionId();
  const id = appointmentIn(link, exhibitionId);
  return (
    <AppLink
      className={css['card']}
      to={id === undefined ? appointmentsPath(exhibitionId) : appointmentPath(exhibitionId, id)}
    >
      <Icon name="appointment" sizeRem={1.5} />
      <span className={css['cardName']}>
        {title || t('appointmentCard')}
        <span className={css['cardNote']}>{t(id === undefined ? 'toAppointments' : 'toAppointment')}</span>
      </span>
    </AppLink>
  );
}
