import { useTranslation } from 'react-i18next';
import type { AppointmentPartner } from '#entities/appointment/rules/appointment.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';

/** How an exhibitor is called in the visitor's language; one without a name is "exhibitor". */
export function usePartnerName({ company }: Pick<AppointmentPartner, 'company'>) {
  const { t, i18n } = useTranslation('appointments');
  const language = languageOf(i18n.language);
  const name = localize(company, language);
  return name === '' ? { name: t('nameless') } : { name, lang: otherLanguage(company, language) };
}
