import { cleanLine } from '../../../domain/text/cleanText.ts';
import { TextInput } from '../../controls/TextInput.tsx';
import { useAutocomplete } from './useAutocomplete.ts';
import { type FieldInputProps, type FieldModule, readText } from '../fieldModule.ts';
import { LengthCount } from './LengthCount.tsx';
import { checkTextLength, cutPasted, typedLimit } from './checkTextLength.ts';

function Input({ field, id, value, onChange, onBlur, describedBy, invalid }: FieldInputProps<string>) {
  return (
    <>
      <TextInput
        id={id}
        name={field.key}
        value={value}
        onText={(typed) => onChange(cutPasted(field, typed))}
        onBlur={onBlur}
        invalid={invalid}
        autoComplete={useAutocomplete(field.key)}
        aria-describedby={describedBy}
      />
      <LengthCount max={field.max} text={value} />
    </>
  );
}

export const text: FieldModule<string> = {
  blank: '',
  read: readText,
  layout: () => 'control',
  Input,
  toText: (field, answer) => cleanLine(answer, field.max ?? typedLimit),
  toSend: (field, answer) => cleanLine(answer, field.max ?? typedLimit),
  check: checkTextLength,
};
