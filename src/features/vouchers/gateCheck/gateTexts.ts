import { useTranslation } from 'react-i18next';
import type { GateCheck } from '#entities/voucher/rules/gate/gateChecks.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';

/** The reason of a check as a sentence, for the ticket that it is about. */
export function useReasonOf(): (check: GateCheck, voucher: Voucher) => string {
  const { t, i18n } = useTranslation('gateCheck');
  const language = languageOf(i18n.language);
  const separator = language === 'zh' ? '、' : ', ';
  return ({ trouble, saying, fields = [], days = [], atMs }, voucher) => {
    const values = {
      name: voucher.name || t('holder'),
      fields: fields.map((field) => localize(field, language)).join(separator),
      days: days.join(separator),
      time: formatVenueMoment(atMs, 'dayTime', language),
    };
    if (trouble !== undefined) return t(`trouble_${trouble}`, values);
    return saying === undefined ? '' : t(saying, values);
  };
}
