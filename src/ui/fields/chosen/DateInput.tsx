import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { TextInput, type TextInputProps } from '#ui/controls/TextInput.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useMomentText } from '#ui/values/useMomentText.ts';
import styles from './dateInput.module.css';

export interface DateInputProps extends Omit<TextInputProps, 'type' | 'placeholder'> {
  readonly type: 'date' | 'datetime-local';
  readonly placeholder: string;
}

/**
 * The phone's own picker, which screen readers and keyboards know. Its text has the language and the order of the browser, and empty it has
 * none on a phone: without the focus the day reads as on all screens.
 */
export function DateInput({ placeholder, ...input }: DateInputProps) {
  const moment = useMomentText();
  const isEmpty = input.value === '';
  const timeMs = parseVenueTime(input.value.replace('T', ' '));
  const form = input.type === 'date' ? 'day' : 'dayTime';
  // What is no date stands as the browser shows it.
  const text = isEmpty ? placeholder : timeMs === undefined ? undefined : moment(timeMs, form);
  return (
    <span className={text === undefined ? styles.root : `${styles.root} ${styles['root--told']}`}>
      <TextInput {...input} />
      {text !== undefined && (
        <span
          className={isEmpty ? styles.told : `${styles.told} ${styles['told--chosen']}`}
          aria-hidden="true"
        >
          {text}
        </span>
      )}
      <span className={styles.icon}>
        <Icon name="agenda" sizeRem={1.25} />
      </span>
    </span>
  );
}
