import { useTranslation } from 'react-i18next';
import type { Contact } from '../../../domain/contact.ts';

export interface ContactKindChoiceProps {
  readonly kind: Contact['kind'];
  readonly onChange: (kind: Contact['kind']) => void;
}

/** By mobile number or by e-mail, where the exhibition accepts both. */
export function ContactKindChoice({ kind, onChange }: ContactKindChoiceProps) {
  const { t } = useTranslation('identity');
  return (
    <fieldset className="p-kinds">
      <legend className="x-hidden">{t('proveTitle')}</legend>
      {(['mobile', 'email'] as const).map((option) => (
        <label key={option} className={option === kind ? 'p-kind p-kind--chosen' : 'p-kind'}>
          <input
            className="p-kind-input"
            type="radio"
            name="contactKind"
            checked={option === kind}
            onChange={() => onChange(option)}
          />
          <span>{t(option === 'mobile' ? 'byMobile' : 'byEmail')}</span>
        </label>
      ))}
    </fieldset>
  );
}
