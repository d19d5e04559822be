import { checkEmail, normaliseEmail } from '../../../domain/person/contact.ts';
import type { FieldDefinition } from '../../../domain/form/formDefinition.ts';
import type { Problem } from '../../../domain/text/problem.ts';
import { TextInput } from '../../controls/TextInput.tsx';
import { useAutocomplete } from './useAutocomplete.ts';
import { type FieldInputProps, type FieldModule, problemOf, readText } from '../fieldModule.ts';

const typedLimit = 254;

function check(field: FieldDefinition, answer: string): Problem | undefined {
  if (answer.trim() === '') return field.required ? problemOf(field, { code: 'required' }) : undefined;
  const problem = checkEmail(answer);
  return problem && problemOf(field, problem);
}

function Input({ field, id, value, onChange, onBlur, describedBy, invalid }: FieldInputProps<string>) {
  return (
    <TextInput
      id={id}
      name={field.key}
      type="email"
      inputMode="email"
      autoComplete={useAutocomplete(field.key, 'email')}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={typedLimit}
      value={value}
      onText={onChange}
      onBlur={onBlur}
      invalid={invalid}
      aria-describedby={describedBy}
    />
  );
}

export const email: FieldModule<string> = {
  blank: '',
  read: readText,
  layout: () => 'control',
  Input,
  toText: (_field, answer) => normaliseEmail(answer),
  toSend: (_field, answer) => normaliseEmail(answer),
  check,
};
