import { useEffect, useRef, useState } from 'react';
import { FramedInput } from '#ui/forms/FramedInput.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import styles from './passwordField.module.css';

export interface PasswordFieldProps {
  readonly id: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly enterKeyHint?: 'next' | 'go';
}

export function PasswordField(props: PasswordFieldProps) {
  const { id, label, autoComplete, value, onText, hint, error, enterKeyHint = 'next' } = props;
  const { words } = useFieldTexts();
  const [isShown, setIsShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Browsers may store the value of a text field on submit, but not of a password field.
    const form = input.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <FieldRow id={id} label={label} required hint={hint} error={error}>
      {({ describedBy, invalid }) => (
        <FramedInput
          ref={input}
          id={id}
          name={id}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={enterKeyHint}
          value={value}
          onText={onText}
          invalid={invalid}
          aria-describedby={describedBy}
        >
          <button
            className={styles.eye}
            type="button"
            aria-controls={id}
            aria-label={`${words(isShown ? 'hide' : 'show')} ${label}`}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'hide' : 'show'} sizeRem={1.25} />
          </button>
        </FramedInput>
      )}
    </FieldRow>
  );
}
