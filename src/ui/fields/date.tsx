import type { FieldDefinition } from '../../domain/form/definition.ts';
import type { Problem } from '../../domain/problem.ts';
import { isRealDate } from '../../domain/venueTime.ts';
import { TextInput } from '../TextInput.tsx';
import { type FieldInputProps, type FieldModule, problemOf, readText } from './fieldModule.ts';

const typedDay = /^(\d{4})([-/.年]?)(\d{1,2})([-/.月]?)(\d{1,2})日?$/;

/** `YYYY-MM-DD` of a day as people type it (2026/1/5, 20260105, 2026年1月5日); undefined for what is no day. */
export function readDay(answer: string): string | undefined {
  const parts = typedDay.exec(answer.slice(0, 24).normalize('NFKC').trim());
  if (!parts) return undefined;
  const [, year = '', firstSign, month = '', secondSign, day = ''] = parts;
  // Without signs only eight digits are clear: 2026111 has two readings.
  const isClear = (firstSign !== '' && secondSign !== '') || (month.length === 2 && day.length === 2);
  if (!isClear || !isRealDate(Number(year), Number(month), Number(day))) return undefined;
  return `${year}-${`0${month}`.slice(-2)}-${`0${day}`.slice(-2)}`;
}

function check(field: FieldDefinition, answer: string): Problem | undefined {
  if (answer.trim() === '') return field.required ? problemOf(field, { code: 'required' }) : undefined;
  const day = readDay(answer);
  const { earliest, latest } = field;
  if (day === undefined) return problemOf(field, { code: 'dateInvalid' });
  // Days written year first compare as text.
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
      autoComplete="off"
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
