import { useTranslation } from 'react-i18next';
import { inquiryScreenPath, samplePath } from '#entities/message/rules/messagePaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import css from './AskPrice.module.css';

/** At the foot of a product whose price is given on request: a quote, or a sample. */
export function AskPrice({ productId }: { readonly productId: string }) {
  const { t } = useTranslation('products');
  const exhibitionId = useExhibitionId();
  return (
    <div className={css['pair']}>
      <LinkButton to={inquiryScreenPath(exhibitionId, productId)}>{t('inquiry')}</LinkButton>
      <LinkButton kind="secondary" to={samplePath(exhibitionId, productId)}>
        {t('sampleRequest')}
      </LinkButton>
    </div>
  );
}
