import { TextInput, type TextInputProps } from '#ui/controls/TextInput.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import styles from './dateInput.module.css';

export interface DateInputProps extends Omit<TextInputProps, 'type' | 'placeholder'> {
  readonly type: 'date' | 'datetime-local';
  readonly placeholder: string;
}

/** The phone's own picker, which screen readers and keyboards know. Empty it has no text on a phone, or one in another language. */
export function DateInput({ placeholder, ...input }: DateInputProps) {
  return (
    <span className={input.value === '' ? `${styles.root} ${styles['root--empty']}` : styles.root}>
      <TextInput {...input} />
      {input.value === '' && (
        <span className={styles.placeholder} aria-hidden="true">
          {placeholder}
        </span>
      )}
      <span className={styles.icon}>
        <Icon name="agenda" sizeRem={1.25} />
      </span>
    </span>
  );
}
