import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Problem } from '#domain/text/problem.ts';
import { FieldLabel } from '../FieldLabel.tsx';
import { type FieldInputProps, type FieldModule, problemOf } from '../fieldModule.ts';
import { Tick } from './Tick.tsx';

function check(field: FieldDefinition, answer: boolean): Problem | undefined {
  return field.required && !answer ? problemOf(field, { code: 'agreementNeeded' }) : undefined;
}

function Input({ field, id, value, onChange, onBlur, describedBy, invalid }: FieldInputProps<boolean>) {
  return (
    <Tick
      type="checkbox"
      id={id}
      name={field.key}
      checked={value}
      onTick={onChange}
      onBlur={onBlur}
      invalid={invalid}
      describedBy={describedBy}
    >
      <FieldLabel text={field.label} required={field.required} />
    </Tick>
  );
}

export const agreement: FieldModule<boolean> = {
  // Consent must not be preselected.
  blank: false,
  read: (answer) => answer === true,
  layout: () => 'tick',
  Input,
  toText: (_field, answer, _language, words) => words(answer ? 'agreed' : 'notAgreed'),
  toSend: (_field, answer) => answer,
  check,
};
