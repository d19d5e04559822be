import type { TextareaHTMLAttributes } from 'react';
import styles from './textInput.module.css';

export interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'onChange' | 'value' | 'required'> {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly invalid?: boolean;
}

export function TextArea({ value, onText, invalid = false, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={4}
      {...rest}
      className={`${styles.input} ${styles['input--long']}`}
      value={value}
      aria-invalid={invalid || undefined}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
