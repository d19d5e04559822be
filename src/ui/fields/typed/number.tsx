import type { FieldDefinition } from '../../../domain/form/formDefinition.ts';
import type { Problem } from '../../../domain/text/problem.ts';
import { TextInput } from '../../controls/TextInput.tsx';
import { type FieldInputProps, type FieldModule, problemOf, readText } from '../fieldModule.ts';

const typedLimit = 20;
const numberText = /^-?\d+(\.\d+)?$/;

/** Chinese keyboards enter full-width digits. */
function fold(answer: string): string {
  return answer
    .slice(0, typedLimit * 2)
    .normalize('NFKC')
    .trim();
}

function check(field: FieldDefinition, answer: string): Problem | undefined {
  const { min, max } = field;
  const folded = fold(answer);
  if (folded === '') return field.required ? problemOf(field, { code: 'required' }) : undefined;
  // A minus is checked against the lower bound; without a bound it is not a digit.
  const isNumber = numberText.test(folded) && (min !== undefined || !folded.startsWith('-'));
  if (!isNumber || folded.length > typedLimit) return problemOf(field, { code: 'notANumber' });
  const value = Number(folded);
  if (min !== undefined && value < min) return problemOf(field, { code: 'numberTooSmall', values: { min } });
  if (max !== undefined && value > max) return problemOf(field, { code: 'numberTooLarge', values: { max } });
  return undefined;
}

function Input({ field, id, value, onChange, onBlur, describedBy, invalid }: FieldInputProps<string>) {
  // type="number" drops what it cannot parse, changes on scroll and hides full-width digits.
  return (
    <TextInput
      id={id}
      name={field.key}
      inputMode={(field.min ?? 0) < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={typedLimit}
      value={value}
      onText={onChange}
      onBlur={onBlur}
      invalid={invalid}
      aria-describedby={describedBy}
    />
  );
}

export const number: FieldModule<string> = {
  blank: '',
  read: readText,
  layout: () => 'control',
  Input,
  toText: (_field, answer) => fold(answer),
  toSend: (_field, answer) => fold(answer),
  check,
};
