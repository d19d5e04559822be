import { useState } from 'react';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Problem } from '#domain/text/problem.ts';
import { Stepper } from '#ui/controls/Stepper.tsx';
import { TextInput } from '#ui/controls/TextInput.tsx';
import { localize } from '#ui/text/localize.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { controlProps, type FieldInputProps } from '../fieldModule.ts';
import { textModule } from '../textModule.ts';

const typedLimit = 20;
const numberText = /^-?\d+(\.\d+)?$/;

/** Chinese keyboards enter full-width digits. */
function fold(answer: string): string {
  return answer
    .slice(0, typedLimit * 2)
    .normalize('NFKC')
    .trim();
}

function check(answer: string, { min, max, isWhole }: FieldDefinition): Omit<Problem, 'field'> | undefined {
  const folded = fold(answer);
  // A minus is checked against the lower bound; without a bound it is not a digit.
  const isNumber = numberText.test(folded) && (min !== undefined || !folded.startsWith('-'));
  if (!isNumber || folded.length > typedLimit) return { code: 'notANumber' };
  const value = Number(folded);
  if (isWhole && !Number.isInteger(value)) return { code: 'notWhole' };
  if (min !== undefined && value < min) return { code: 'numberTooSmall', values: { min } };
  if (max !== undefined && value > max) return { code: 'numberTooLarge', values: { max } };
  return undefined;
}

/** The widest range that is stepped through rather than typed. */
const mostSteps = 30;

/** A count of few things; an answer that is none (an old draft) stays a text that can be mended. */
function isCount({ min, max }: FieldDefinition, value: string): boolean {
  if (min === undefined || max === undefined || min < 0 || max - min > mostSteps) return false;
  if (!Number.isInteger(min) || !Number.isInteger(max)) return false;
  return value === '' || (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max);
}

function Input(props: FieldInputProps<string>) {
  // Decided once: a field must not change under the finger.
  const [isStepped] = useState(() => isCount(props.field, fold(props.value)));
  return isStepped ? <CountInput {...props} /> : <NumberInput {...props} />;
}

function CountInput({ field, id, value, onChange, onBlur, describedBy, invalid }: FieldInputProps<string>) {
  const { language } = useFieldTexts();
  const folded = fold(value);
  return (
    <Stepper
      id={id}
      label={localize(field.label, language)}
      value={folded === '' ? undefined : Number(folded)}
      min={field.min ?? 0}
      max={field.max ?? mostSteps}
      onChange={(count) => onChange(String(count))}
      onClear={() => onChange('')}
      onBlur={onBlur}
      describedBy={describedBy}
      invalid={invalid}
    />
  );
}

function NumberInput(props: FieldInputProps<string>) {
  // type="number" drops what it cannot parse, changes on scroll and hides full-width digits.
  return (
    <TextInput
      {...controlProps(props)}
      inputMode={keyboardFor(props.field)}
      autoComplete="off"
      maxLength={typedLimit}
    />
  );
}

/** The number pads of phones have no minus. */
function keyboardFor({ min = 0, isWhole }: FieldDefinition) {
  if (min < 0) return 'text';
  return isWhole ? 'numeric' : 'decimal';
}

export const number = textModule({
  Input,
  normalise: fold,
  check,
});
