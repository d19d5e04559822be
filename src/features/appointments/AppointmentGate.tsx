import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { useAppointmentPeople } from '#entities/appointment/useAppointmentPeople.ts';
import type { RegisteredPerson } from '#entities/voucher/useRegisteredPeople.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';

export interface AppointmentGateProps {
  /** Where the visitor comes back to. */
  readonly back: string;
  readonly heading: ReactNode;
  readonly children: (people: readonly [RegisteredPerson, ...RegisteredPerson[]]) => ReactNode;
}

/** Appointments are for those who have registered. */
export function AppointmentGate({ back, heading, children }: AppointmentGateProps) {
  const { t } = useTranslation('appointments');
  const exhibitionId = useExhibitionId();
  const [first, ...others] = useAppointmentPeople(exhibitionId);
  if (first !== undefined) return children([first, ...others]);
  return (
    <>
      {heading}
      <RegisterFirst back={back} title={t('registerFirst')} text={t('registerFirstText')} />
    </>
  );
}
