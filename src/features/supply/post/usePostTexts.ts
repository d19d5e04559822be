import { useTranslation } from 'react-i18next';
import { daysToClosing } from '#entities/supply/rules/postClosing.ts';
import { enterpriseTypes, type SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { withoutMobiles } from '#entities/supply/rules/withoutMobiles.ts';
import { moneyText } from '#domain/money/moneyText.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';

export interface PostTexts {
  readonly price: (post: SupplyPost) => string;
  readonly closing: (post: SupplyPost) => string;
  /** '' where it has none; the words of another client as they are. */
  readonly enterprise: (post: SupplyPost) => string;
  /** A text of a visitor as others see it. */
  readonly shown: (text: string) => string;
}

/** What a post says, in the language of the page. */
export function usePostTexts(): PostTexts {
  const { t } = useTranslation(['supply', 'content']);
  return {
    price: ({ unitPriceCents }) =>
      unitPriceCents === undefined ? t('content:priceOnRequest') : moneyText(unitPriceCents),
    closing(post) {
      if (post.closingDate === '') return '';
      const days = daysToClosing(post, fairNowMs());
      if (days === undefined) return t('closed');
      if (days < 2) return t(days === 0 ? 'closesToday' : 'closesTomorrow');
      return t('closesIn', { count: days });
    },
    enterprise({ EnterpriseType }) {
      const known = enterpriseTypes.find((type) => type === EnterpriseType);
      return known === undefined ? EnterpriseType : t(`enterprise_${known}`);
    },
    shown: withoutMobiles,
  };
}
