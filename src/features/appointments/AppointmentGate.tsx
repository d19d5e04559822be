import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { type ActingPerson, useActingPeople } from '#session/acting/actingVouchers.ts';

export interface AppointmentGateProps {
  /** Where the visitor comes back to. */
  readonly back: string;
  readonly heading: ReactNode;
  readonly children: (people: readonly [ActingPerson, ...ActingPerson[]]) => ReactNode;
}

/** Appointments are for those who have registered. */
export function AppointmentGate({ back, heading, children }: AppointmentGateProps) {
  const { t } = useTranslation('appointments');
  const [first, ...others] = useActingPeople();
  if (first !== undefined) return children([first, ...others]);
  return (
    <>
      {heading}
      <RegisterFirst back={back} title={t('registerFirst')} text={t('registerFirstText')} />
    </>
  );
}
