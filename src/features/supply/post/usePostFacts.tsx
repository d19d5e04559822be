import { useTranslation } from 'react-i18next';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { languageOf } from '#language/language.ts';
import type { SummaryItem } from '#ui/page/SummaryList.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { usePostTexts } from './usePostTexts.ts';

/** The terms of a post, one line each; what it does not say is left out. */
export function usePostFacts(): (post: SupplyPost, typeName: string) => readonly SummaryItem[] {
  const { t, i18n } = useTranslation('supply');
  const texts = usePostTexts();
  const dayOf = (timeMs: number | undefined) =>
    timeMs === undefined ? '' : formatVenueMoment(timeMs, 'date', languageOf(i18n.language));
  return (post, typeName) => {
    const closing = dayOf(parseVenueTime(post.closingDate));
    const facts: readonly SummaryItem[] = [
      { key: 'unitPrice', label: t('label_unitPrice'), text: texts.price(post) },
      { key: 'number', label: t('label_number'), text: post.number },
      { key: 'packSize', label: t('label_packSize'), text: texts.shown(post.packSize) },
      { key: 'originPlace', label: t('label_originPlace'), text: texts.shown(post.originPlace) },
      { key: 'productType', label: t('label_productType'), text: typeName },
      {
        key: 'closingDate',
        label: t('label_closingDate'),
        text: closing === '' ? '' : `${closing} · ${texts.closing(post)}`,
      },
      { key: 'companyName', label: t('label_companyName'), text: texts.shown(post.companyName) },
      { key: 'EnterpriseType', label: t('label_EnterpriseType'), text: texts.enterprise(post) },
      { key: 'published', label: t('published'), text: dayOf(post.createdAtMs) },
    ];
    return facts.filter(({ text }) => text !== '');
  };
}
