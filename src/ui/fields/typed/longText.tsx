import { cleanText } from '../../../domain/text/cleanText.ts';
import { useAutocomplete } from './useAutocomplete.ts';
import { type FieldInputProps, type FieldModule, readText } from '../fieldModule.ts';
import { LengthCount } from './LengthCount.tsx';
import { checkTextLength, cutPasted, typedLimit } from './checkTextLength.ts';
import styles from '../../controls/textInput.module.css';

function Input({ field, id, value, onChange, onBlur, describedBy, invalid }: FieldInputProps<string>) {
  return (
    <>
      <textarea
        className={`${styles.input} ${styles['input--long']}`}
        id={id}
        name={field.key}
        rows={4}
        autoComplete={useAutocomplete(field.key)}
        value={value}
        onChange={(event) => onChange(cutPasted(field, event.target.value))}
        onBlur={onBlur}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
      <LengthCount field={field} text={value} />
    </>
  );
}

export const longText: FieldModule<string> = {
  blank: '',
  read: readText,
  layout: () => 'control',
  Input,
  toText: (field, answer) => cleanText(answer, field.max ?? typedLimit),
  toSend: (field, answer) => cleanText(answer, field.max ?? typedLimit),
  check: checkTextLength,
};
