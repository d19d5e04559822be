import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';

export interface OrderGateProps {
  /** Where the visitor comes back to. */
  readonly back: string;
  readonly title: string;
  readonly children: (visitorId: string) => ReactNode;
}

/** Orders are for those who have registered. */
export function OrderGate({ back, title, children }: OrderGateProps) {
  const { t } = useTranslation('orders');
  const visitorId = useOwnVisitorId();
  if (visitorId !== undefined) return children(visitorId);
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <RegisterFirst back={back} title={t('registerFirst')} text={t('registerFirstText')} />
    </>
  );
}
