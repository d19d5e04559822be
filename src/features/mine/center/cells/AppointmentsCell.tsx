import { useTranslation } from 'react-i18next';
import { appointmentsPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { useAppointmentsToAnswer } from '#entities/appointment/useAppointmentsToAnswer.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** With how many invitations wait for an answer. */
export function AppointmentsCell({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('mine');
  const toAnswer = useAppointmentsToAnswer(exhibitionId);
  return (
    <Cell
      icon={<Icon name="appointment" />}
      to={appointmentsPath(exhibitionId)}
      title={t('appointments')}
      value={toAnswer > 0 ? t('appointmentsToAnswer', { count: toAnswer }) : undefined}
    />
  );
}
