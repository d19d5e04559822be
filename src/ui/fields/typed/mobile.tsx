import { checkMobile, normaliseMobile } from '../../../domain/person/contact.ts';
import type { FieldDefinition } from '../../../domain/form/formDefinition.ts';
import type { Problem } from '../../../domain/text/problem.ts';
import { TextInput } from '../../controls/TextInput.tsx';
import { useAutocomplete } from './useAutocomplete.ts';
import { type FieldInputProps, type FieldModule, commitOnBlur, problemOf, readText } from '../fieldModule.ts';

const typedLimit = 24;

function check(field: FieldDefinition, answer: string): Problem | undefined {
  if (answer.trim() === '') return field.required ? problemOf(field, { code: 'required' }) : undefined;
  const problem = checkMobile(answer);
  return problem && problemOf(field, problem);
}

function Input({ field, id, value, onChange, onBlur, describedBy, invalid }: FieldInputProps<string>) {
  function leave() {
    const kept = normaliseMobile(value);
    commitOnBlur(kept, checkMobile(kept) === undefined, { value, onChange, onBlur });
  }
  return (
    <TextInput
      id={id}
      name={field.key}
      type="tel"
      inputMode="tel"
      autoComplete={useAutocomplete(field.key, 'tel')}
      maxLength={typedLimit}
      value={value}
      onText={onChange}
      onBlur={leave}
      invalid={invalid}
      aria-describedby={describedBy}
    />
  );
}

export const mobile: FieldModule<string> = {
  blank: '',
  read: readText,
  layout: () => 'control',
  Input,
  toText: (_field, answer) => normaliseMobile(answer),
  toSend: (_field, answer) => normaliseMobile(answer),
  check,
};
