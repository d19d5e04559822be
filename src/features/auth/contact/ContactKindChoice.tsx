import { useTranslation } from 'react-i18next';
import type { Contact } from '#domain/person/contact.ts';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';

export interface ContactKindChoiceProps {
  readonly kind: Contact['kind'];
  readonly onChange: (kind: Contact['kind']) => void;
}

export function ContactKindChoice({ kind, onChange }: ContactKindChoiceProps) {
  const { t } = useTranslation('identity');
  const options = [
    { key: 'mobile', text: t('byMobile') },
    { key: 'email', text: t('byEmail') },
  ] as const;
  return (
    <SegmentedControl
      legend={t('contactKind')}
      name="contactKind"
      options={options}
      chosen={kind}
      onChoose={onChange}
    />
  );
}
