import type { FieldDefinition } from '../../../domain/form/formDefinition.ts';
import type { Problem } from '../../../domain/text/problem.ts';
import { readDay } from '../../../domain/time/readDay.ts';
import { TextInput } from '../../controls/TextInput.tsx';
import { useAutocomplete } from '../typed/useAutocomplete.ts';
import { type FieldInputProps, type FieldModule, problemOf, readText } from '../fieldModule.ts';

function check(field: FieldDefinition, answer: string): Problem | undefined {
  if (answer.trim() === '') return field.required ? problemOf(field, { code: 'required' }) : undefined;
  const day = readDay(answer);
  const { earliest, latest } = field;
  if (day === undefined) return problemOf(field, { code: 'dateInvalid' });
  // ISO dates compare as text.
  if (earliest && day < earliest) return problemOf(field, { code: 'dateTooEarly', values: { earliest } });
  if (latest && day > latest) return problemOf(field, { code: 'dateTooLate', values: { latest } });
  return undefined;
}

function Input({ field, id, value, onChange, onBlur, describedBy, invalid }: FieldInputProps<string>) {
  return (
    <TextInput
      id={id}
      name={field.key}
      type="date"
      min={field.earliest}
      max={field.latest ?? '9999-12-31'}
      autoComplete={useAutocomplete(field.key, 'off')}
      value={readDay(value) ?? value}
      onText={onChange}
      onBlur={onBlur}
      invalid={invalid}
      aria-describedby={describedBy}
    />
  );
}

export const date: FieldModule<string> = {
  blank: '',
  read: readText,
  layout: () => 'control',
  Input,
  toText: (_field, answer) => readDay(answer) ?? answer,
  toSend: (_field, answer) => readDay(answer) ?? answer,
  check,
};
