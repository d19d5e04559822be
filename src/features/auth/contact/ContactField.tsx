import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import type { Contact } from '#domain/person/contact.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '#ui/forms/FramedInput.tsx';
import { isEnter } from '#ui/controls/enterKey.ts';
import { TextInput } from '#ui/controls/TextInput.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { type ContactEntry, contactId } from './useContactEntry.ts';

export interface ContactFieldProps {
  readonly entry: ContactEntry;
  /** Beside a password the contact is the name of an account, which is how a password manager finds it. */
  readonly isAccount?: boolean;
  /** A control inside the field. */
  readonly action?: ReactNode;
  /** Below the field. */
  readonly notes?: ReactNode;
  readonly onEnter?: ((event: KeyboardEvent) => void) | undefined;
}

export function ContactField({ entry, isAccount = false, action, notes, onEnter }: ContactFieldProps) {
  const { t } = useTranslation('identity');
  const { sentence } = useFieldTexts();
  const { kind } = entry.contact;
  const isMobile = kind === 'mobile';
  return (
    <>
      {entry.offersChoice && <ContactKindChoice kind={kind} onChange={entry.choose} />}
      <FieldRow id={contactId} label={t(kind)} required error={entry.problem && sentence(entry.problem)}>
        {({ id, describedBy, invalid }) => {
          const input = {
            id,
            name: kind,
            // A field of the type `tel` may be filled in with whole numbers alone, neither with national ones nor with accounts.
            type: isMobile ? 'text' : 'email',
            inputMode: isMobile ? 'tel' : 'email',
            autoComplete: isAccount ? 'username' : isMobile ? 'tel-national' : 'email',
            placeholder: t(`${kind}Example`),
            value: entry.typed,
            onText: entry.type,
            invalid,
            'aria-describedby': describedBy,
          } as const;
          return (
            <>
              {action === undefined ? (
                <TextInput key={kind} {...input} />
              ) : (
                <FramedInput
                  key={kind}
                  {...input}
                  onKeyDown={(event) => {
                    if (isEnter(event) && !event.defaultPrevented) onEnter?.(event);
                  }}
                >
                  {action}
                </FramedInput>
              )}
              {notes}
            </>
          );
        }}
      </FieldRow>
    </>
  );
}

interface ContactKindChoiceProps {
  readonly kind: Contact['kind'];
  readonly onChange: (kind: Contact['kind']) => void;
}

function ContactKindChoice({ kind, onChange }: ContactKindChoiceProps) {
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
