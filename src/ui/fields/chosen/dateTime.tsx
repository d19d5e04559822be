import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { controlProps, type FieldInputProps } from '../fieldModule.ts';
import { checkDay } from './checkDay.ts';
import { DateInput } from './DateInput.tsx';
import { textModule } from '../textModule.ts';
import styles from '../fieldRow.module.css';

/** Normalises to `YYYY-MM-DD HH:mm`, venue time; undefined if invalid. */
function readMoment(answer: string): string | undefined {
  const text = answer.slice(0, 30).normalize('NFKC').trim().replace('T', ' ');
  // A time is required.
  if (!text.includes(':')) return undefined;
  const timeMs = parseVenueTime(text);
  return timeMs === undefined ? undefined : formatVenueTime(timeMs);
}

function Input(props: FieldInputProps<string>) {
  const { field, id, value, describedBy } = props;
  const { words } = useFieldTexts();
  return (
    <>
      <DateInput
        {...controlProps(props)}
        type="datetime-local"
        placeholder={words('chooseDateTime')}
        min={field.earliest && `${field.earliest}T00:00`}
        max={`${field.latest ?? '9999-12-31'}T23:59`}
        autoComplete="off"
        value={readMoment(value)?.replace(' ', 'T') ?? value}
        aria-describedby={[describedBy, `${id}-clock`].filter(Boolean).join(' ')}
      />
      <small className={styles.fieldHint} id={`${id}-clock`}>
        {words('venueClock')}
      </small>
    </>
  );
}

export const dateTime = textModule({
  Input,
  normalise: (answer) => readMoment(answer) ?? answer,
  check(answer, field) {
    const moment = readMoment(answer);
    return moment === undefined ? { code: 'dateTimeInvalid' } : checkDay(moment.slice(0, 10), field);
  },
});
