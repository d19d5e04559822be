import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { forgetReturnTo } from '#flows/navigation/returnTo.ts';
import { currentVisitorId } from '#session/currentVisitorId.ts';

export interface CardGateProps {
  readonly exhibitionId: string;
  /** Where the visitor comes back to. */
  readonly back: string;
  readonly heading: ReactNode;
  readonly children: (owner: MessageOwner) => ReactNode;
}

/** Cards belong to a visitor who has registered. */
export function CardGate({ exhibitionId, back, heading, children }: CardGateProps) {
  const { t } = useTranslation('cards');
  const visitorId = currentVisitorId(exhibitionId);
  const isKnown = visitorId !== undefined;
  useEffect(() => {
    if (isKnown) forgetReturnTo();
  }, [isKnown]);
  if (visitorId !== undefined) return children({ exhibitionId, visitorId });
  return (
    <>
      {heading}
      <RegisterFirst
        exhibitionId={exhibitionId}
        back={back}
        title={t('registerFirst')}
        text={t('registerFirstText')}
      />
    </>
  );
}
