import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { daysBetween } from '#domain/time/daysBetween.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { readDay } from '#domain/time/readDay.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { useAutocomplete } from '../typed/useAutocomplete.ts';
import { controlProps, type FieldInputProps } from '../fieldModule.ts';
import { checkDay } from './checkDay.ts';
import { Choices } from './Choices.tsx';
import { DateInput } from './DateInput.tsx';
import { textModule } from '../textModule.ts';

/** An exhibition with the days before and after it. */
const mostChips = 7;

const daysOf = ({ earliest, latest }: FieldDefinition) => daysBetween(earliest, latest, mostChips);

/** Few days stand side by side, as those of an exhibition; a picker would show whole months. */
function Input(props: FieldInputProps<string>) {
  return daysOf(props.field).length > 0 ? <DayChips {...props} /> : <DayInput {...props} />;
}

function DayChips({ field, id, value, onChange, onBlur }: FieldInputProps<string>) {
  const choices = daysOf(field).map((day) => {
    const noonMs = parseVenueTime(`${day} 12:00`);
    const textIn = (language: 'zh' | 'en') => formatVenueMoment(noonMs, 'day', language);
    return { value: day, text: { zh: textIn('zh'), en: textIn('en') } };
  });
  return (
    <Choices
      type="radio"
      id={id}
      name={id}
      choices={choices}
      chosen={[readDay(value) ?? value]}
      onTick={onChange}
      onBlur={onBlur}
    />
  );
}

function DayInput(props: FieldInputProps<string>) {
  const { field, value } = props;
  const { words } = useFieldTexts();
  return (
    <DateInput
      {...controlProps(props)}
      type="date"
      placeholder={words('chooseDate')}
      min={field.earliest}
      max={field.latest ?? '9999-12-31'}
      autoComplete={useAutocomplete(field.key, 'off')}
      value={readDay(value) ?? value}
    />
  );
}

export const date = textModule({
  Input,
  layout: (field) => (daysOf(field).length > 0 ? 'radiogroup' : 'control'),
  normalise: (answer) => readDay(answer) ?? answer,
  check(answer, field) {
    const day = readDay(answer);
    return day === undefined ? { code: 'dateInvalid' } : checkDay(day, field);
  },
});
