import { useTranslation } from 'react-i18next';
import { type Partner, systemPartnerId } from '#entities/message/rules/message.ts';
import type { PartnerView } from '#entities/message/partner/usePartners.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';

/** As a visitor reads it; a general word where the name is not known. */
export function usePartnerName(): (partner: Partner, view: PartnerView) => string {
  const { t, i18n } = useTranslation('conversation');
  const language = languageOf(i18n.language);
  return ({ kind, id }, { name }) => {
    if (kind === 'organizer') return t(id === systemPartnerId ? 'system' : 'organizer');
    return localize(name, language) || t(kind === 'visitor' ? 'someVisitor' : 'someExhibitor');
  };
}
