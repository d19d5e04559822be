import { useTranslation } from 'react-i18next';
import { HelpLine } from '#flows/assist/HelpLine.tsx';
import { registrationFormQuery } from '#entities/registration/registrationFormQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useEntryAddress } from '#session/visit/entryAddress.ts';
import { languageOf } from '#language/language.ts';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';

export interface PrivacySheetProps {
  readonly onClose: () => void;
}

/** What happens to a contact. The server has no such text: this is the product's, with what the exhibition's form asks to agree to. */
export function PrivacySheet({ onClose }: PrivacySheetProps) {
  const { t, i18n } = useTranslation('accounts');
  const { t: shell } = useTranslation('shell');
  const { exhibitionId, channelId } = useEntryAddress();
  const { data: form } = useServerQuery(registrationFormQuery(exhibitionId, channelId));
  const asked = form?.fields.find(({ type }) => type === 'agreement');
  return (
    <Sheet title={t('privacyTitle')} closeText={t('privacyClose')} onClose={onClose}>
      <p>{t('privacyUse')}</p>
      <p>{shell('footerMore')}</p>
      {asked !== undefined && (
        <p>
          {t('privacyAsked')} {organiserText(asked.label, languageOf(i18n.language))}
        </p>
      )}
      <p>{t('privacyRights')}</p>
      <HelpLine exhibitionId={exhibitionId} />
    </Sheet>
  );
}
