import type { FieldDefinition } from '../../../domain/form/formDefinition.ts';
import type { Problem } from '../../../domain/text/problem.ts';
import { formatVenueTime, parseVenueTime } from '../../../domain/time/formatVenueTime.ts';
import { TextInput } from '../../controls/TextInput.tsx';
import { useFieldTexts } from '../../text/useFieldTexts.ts';
import { type FieldInputProps, type FieldModule, problemOf, readText } from '../fieldModule.ts';
import styles from '../fieldRow.module.css';

/** Normalises to `YYYY-MM-DD HH:mm`, venue time; undefined if invalid. */
function readMoment(answer: string): string | undefined {
  const text = answer.slice(0, 30).normalize('NFKC').trim().replace('T', ' ');
  // A time is required.
  if (!text.includes(':')) return undefined;
  const timeMs = parseVenueTime(text);
  return timeMs === undefined ? undefined : formatVenueTime(timeMs);
}

function check(field: FieldDefinition, answer: string): Problem | undefined {
  if (answer.trim() === '') return field.required ? problemOf(field, { code: 'required' }) : undefined;
  const moment = readMoment(answer);
  const { earliest, latest } = field;
  if (moment === undefined) return problemOf(field, { code: 'dateTimeInvalid' });
  const day = moment.slice(0, 10);
  if (earliest && day < earliest) return problemOf(field, { code: 'dateTooEarly', values: { earliest } });
  if (latest && day > latest) return problemOf(field, { code: 'dateTooLate', values: { latest } });
  return undefined;
}

function Input({ field, id, value, onChange, onBlur, describedBy, invalid }: FieldInputProps<string>) {
  const { words } = useFieldTexts();
  return (
    <>
      <TextInput
        id={id}
        name={field.key}
        type="datetime-local"
        min={field.earliest && `${field.earliest}T00:00`}
        max={`${field.latest ?? '9999-12-31'}T23:59`}
        autoComplete="off"
        value={readMoment(value)?.replace(' ', 'T') ?? value}
        onText={onChange}
        onBlur={onBlur}
        invalid={invalid}
        aria-describedby={[describedBy, `${id}-clock`].filter(Boolean).join(' ')}
      />
      <small className={styles.fieldHint} id={`${id}-clock`}>
        {words('venueClock')}
      </small>
    </>
  );
}

export const dateTime: FieldModule<string> = {
  blank: '',
  read: readText,
  layout: () => 'control',
  Input,
  toText: (_field, answer) => readMoment(answer) ?? answer,
  toSend: (_field, answer) => readMoment(answer) ?? answer,
  check,
};
