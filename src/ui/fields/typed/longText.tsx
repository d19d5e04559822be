import { cleanText } from '../../../domain/text/cleanText.ts';
import { TextArea } from '../../controls/TextArea.tsx';
import { useAutocomplete } from './useAutocomplete.ts';
import { type FieldInputProps, type FieldModule, readText } from '../fieldModule.ts';
import { LengthCount } from './LengthCount.tsx';
import { checkTextLength, cutPasted, typedLimit } from './checkTextLength.ts';

function Input({ field, id, value, onChange, onBlur, describedBy, invalid }: FieldInputProps<string>) {
  return (
    <>
      <TextArea
        id={id}
        name={field.key}
        autoComplete={useAutocomplete(field.key)}
        value={value}
        onText={(typed) => onChange(cutPasted(field, typed))}
        onBlur={onBlur}
        invalid={invalid}
        aria-describedby={describedBy}
      />
      <LengthCount max={field.max} isLong text={value} />
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
