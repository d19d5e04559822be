import type { ReactNode, Ref } from 'react';
import textInputStyles from '../controls/textInput.module.css';
import styles from './pickerButton.module.css';

export interface PickerButtonProps {
  readonly id: string;
  /** Ids of the question's texts; the button's text is read after them. */
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onBlur: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  /** What is chosen. */
  readonly children: ReactNode;
}

/** Looks like a field, and opens what there is to choose from. */
export function PickerButton(props: PickerButtonProps) {
  const { id, labelledBy, describedBy, invalid, isOpen, onOpen, onBlur, ref, children } = props;
  return (
    <button
      type="button"
      className={`${textInputStyles.input} ${textInputStyles['input--choice']} ${styles.root}`}
      id={id}
      ref={ref}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-labelledby={`${labelledBy} ${id}`}
      aria-describedby={describedBy}
      data-invalid={invalid || undefined}
      onClick={onOpen}
      onBlur={onBlur}
    >
      {children}
    </button>
  );
}
