import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { forgetReturnTo } from '#flows/navigation/returnTo.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';

export interface CardGateProps {
  /** Where the visitor comes back to. */
  readonly back: string;
  readonly heading: ReactNode;
  readonly children: (owner: MessageOwner) => ReactNode;
}

/** Cards belong to a visitor who has registered. */
export function CardGate({ back, heading, children }: CardGateProps) {
  const { t } = useTranslation('cards');
  const exhibitionId = useExhibitionId();
  const visitorId = useOwnVisitorId();
  const isKnown = visitorId !== undefined;
  useEffect(() => {
    if (isKnown) forgetReturnTo();
  }, [isKnown]);
  if (visitorId !== undefined) return children({ exhibitionId, visitorId });
  return (
    <>
      {heading}
      <RegisterFirst back={back} title={t('registerFirst')} text={t('registerFirstText')} />
    </>
  );
}
