import { readDay } from '../../../domain/time/readDay.ts';
import { TextInput } from '../../controls/TextInput.tsx';
import { useAutocomplete } from '../typed/useAutocomplete.ts';
import { controlProps, type FieldInputProps } from '../fieldModule.ts';
import { checkDay } from './checkDay.ts';
import { textModule } from '../textModule.ts';

function Input(props: FieldInputProps<string>) {
  const { field, value } = props;
  return (
    <TextInput
      {...controlProps(props)}
      type="date"
      min={field.earliest}
      max={field.latest ?? '9999-12-31'}
      autoComplete={useAutocomplete(field.key, 'off')}
      value={readDay(value) ?? value}
    />
  );
}

export const date = textModule({
  Input,
  normalise: (answer) => readDay(answer) ?? answer,
  check(answer, field) {
    const day = readDay(answer);
    return day === undefined ? { code: 'dateInvalid' } : checkDay(day, field);
  },
});
