import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import styles from './textInput.module.css';

export interface TextInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange' | 'value' | 'required'> {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly invalid?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A native input, because antd-mobile's Input ignores aria-invalid and aria-describedby. */
export function TextInput({ value, onText, invalid = false, onKeyDown, ...rest }: TextInputProps) {
  function keepComposing(event: KeyboardEvent<HTMLInputElement>) {
    // Enter that confirms an input method's word must not submit; Safari reports it only as key code 229.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && composing) event.preventDefault();
    onKeyDown?.(event);
  }

  return (
    <input
      type="text"
      enterKeyHint="next"
      {...rest}
      className={styles.input}
      value={value}
      aria-invalid={invalid || undefined}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={keepComposing}
    />
  );
}
