import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { holdComposingEnter } from './enterKey.ts';
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
  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    holdComposingEnter(event);
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
      onKeyDown={pressKey}
    />
  );
}
