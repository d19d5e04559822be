import { useTranslation } from 'react-i18next';
import { appointmentsPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { useAppointmentsToAnswer } from '#entities/appointment/useAppointmentsToAnswer.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** With how many invitations wait for an answer. */
export function AppointmentsCell() {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  const toAnswer = useAppointmentsToAnswer();
  return (
    <Cell
      icon={<Icon name="appointment" />}
      to={appointmentsPath(exhibitionId)}
      title={t('appointments')}
      value={toAnswer > 0 ? t('appointmentsToAnswer', { count: toAnswer }) : undefined}
    />
  );
}
