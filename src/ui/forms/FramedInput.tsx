import type { ReactNode } from 'react';
import { TextInput, type TextInputProps } from '../controls/TextInput.tsx';
import styles from './FramedInput.module.css';

export interface FramedInputProps extends TextInputProps {
  /** A control, 44 px high. */
  readonly children: ReactNode;
}

/** A text input with a control inside its frame, or below the text where large text leaves no room beside it. */
export function FramedInput({ children, ...input }: FramedInputProps) {
  return (
    <div className={styles.root}>
      <TextInput {...input} />
      <span className={styles.frame} />
      <div className={styles.control}>{children}</div>
    </div>
  );
}
