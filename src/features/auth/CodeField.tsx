import { useTranslation } from 'react-i18next';
import { type Contact, maskContact } from '#domain/person/contact.ts';
import { TextInput } from '#ui/controls/TextInput.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import type { CodeEntry } from './useCodeEntry.ts';
import type { CodeSending } from './useCodeSending.ts';
import styles from './proveContact.module.css';

export interface CodeFieldProps {
  readonly codeEntry: CodeEntry;
  readonly contact: Contact;
  readonly outcome: CodeSending['outcome'];
  readonly enterKeyHint: 'go' | 'next';
  readonly onType: (text: string) => void;
}

/** One input: its six places are drawn behind the digits, so that pasting and filling in by the phone work as anywhere. */
export function CodeField({ codeEntry, contact, outcome, enterKeyHint, onType }: CodeFieldProps) {
  const { t } = useTranslation('identity');
  const isSent = outcome === 'codeSent';
  const sentTo = t('codeSentTo', { contact: maskContact(contact) });
  const text = isSent ? sentTo : t(outcome === 'codeTooSoon' ? outcome : 'codeHint');
  // The longest of its texts keeps its place from the first, so that none of them moves the field under a finger.
  const hint = (
    <span className={styles.hint} data-longest={sentTo}>
      <span>{text}</span>
    </span>
  );
  return (
    <FieldRow id="code" label={t('code')} required hint={hint} error={codeEntry.error}>
      {({ id, describedBy, invalid }) => (
        <div className={styles.code}>
          <TextInput
            id={id}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint={enterKeyHint}
            maxLength={12}
            value={codeEntry.code}
            onText={onType}
            invalid={invalid}
            aria-describedby={describedBy}
          />
        </div>
      )}
    </FieldRow>
  );
}
