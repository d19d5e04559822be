import type { FieldDefinition } from '../../../domain/form/formDefinition.ts';
import type { Problem } from '../../../domain/text/problem.ts';
import { TextInput } from '../../controls/TextInput.tsx';
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

function check(answer: string, { min, max }: FieldDefinition): Omit<Problem, 'field'> | undefined {
  const folded = fold(answer);
  // A minus is checked against the lower bound; without a bound it is not a digit.
  const isNumber = numberText.test(folded) && (min !== undefined || !folded.startsWith('-'));
  if (!isNumber || folded.length > typedLimit) return { code: 'notANumber' };
  const value = Number(folded);
  if (min !== undefined && value < min) return { code: 'numberTooSmall', values: { min } };
  if (max !== undefined && value > max) return { code: 'numberTooLarge', values: { max } };
  return undefined;
}

function Input(props: FieldInputProps<string>) {
  // type="number" drops what it cannot parse, changes on scroll and hides full-width digits.
  return (
    <TextInput
      {...controlProps(props)}
      inputMode={(props.field.min ?? 0) < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={typedLimit}
    />
  );
}

export const number = textModule({
  Input,
  normalise: fold,
  check,
});
