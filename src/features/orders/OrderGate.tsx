import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';

export interface OrderGateProps {
  /** Where the visitor comes back to. */
  readonly back: string;
  readonly title: string;
  /** Whether the title stands in the bar, as in a list. */
  readonly isList?: boolean;
  readonly children: (visitorId: string) => ReactNode;
}

/** Orders are for those who have registered. */
export function OrderGate({ back, title, isList = false, children }: OrderGateProps) {
  const { t } = useTranslation('orders');
  const visitorId = useOwnVisitorId();
  if (visitorId !== undefined) return children(visitorId);
  return (
    <>
      {isList ? <BarHeading>{title}</BarHeading> : <PageHeading>{title}</PageHeading>}
      <RegisterFirst back={back} title={t('registerFirst')} text={t('registerFirstText')} />
    </>
  );
}
