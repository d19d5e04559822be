import { useTranslation } from 'react-i18next';
import { moneyText } from '#domain/money/moneyText.ts';
import type { AfterSaleNotes } from './rules/orderStep.ts';
import { useServerTimeText } from '#ui/values/useServerTimeText.ts';

/** What both sides have noted of a return, as a heading with a line of text each. */
export function useAfterSaleFacts({ returnParcel, secondParcel, refund }: AfterSaleNotes) {
  const { t } = useTranslation('orders');
  const textOf = useServerTimeText();
  const facts = [
    { name: t('returnParcel'), parts: [returnParcel?.company, returnParcel?.number] },
    { name: t('secondParcel'), parts: [secondParcel?.company, secondParcel?.number] },
    { name: t('refund'), parts: refund && [moneyText(refund.cents), textOf(refund.day, 'date'), refund.way] },
  ];
  return facts
    .map(({ name, parts = [] }) => ({
      name,
      note: parts.filter((part) => part !== undefined && part !== '').join(' · '),
    }))
    .filter(({ note }) => note !== '');
}
