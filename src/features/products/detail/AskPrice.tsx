import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inquiryScreenPath, samplePath } from '#entities/message/rules/messagePaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';

export interface AskPriceProps {
  readonly productId: string;
  /** What keeps the product. */
  readonly save: ReactNode;
}

/** At the foot of a product whose price is given on request: a quote, or a sample. */
export function AskPrice({ productId, save }: AskPriceProps) {
  const { t } = useTranslation('products');
  const exhibitionId = useExhibitionId();
  return (
    <>
      {save}
      <LinkButton to={inquiryScreenPath(exhibitionId, productId)}>{t('inquiry')}</LinkButton>
      <LinkButton kind="secondary" to={samplePath(exhibitionId, productId)}>
        {t('sampleRequest')}
      </LinkButton>
    </>
  );
}
