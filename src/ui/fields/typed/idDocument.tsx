import { shownNowMs } from '#ui/values/shownClock.ts';
import {
  checkDocument,
  type DocumentType,
  documentTypes,
  hasMainlandIdCheckDigit,
  maskDocumentNumber,
  normaliseDocumentNumber,
} from '#domain/person/documentType.ts';
import type { Answer, DocumentAnswer, FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Problem } from '#domain/text/problem.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { TextInput } from '#ui/controls/TextInput.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { ChoicePicker } from '../chosen/ChoicePicker.tsx';
import { type FieldInputProps, type FieldModule, problemOf } from '../fieldModule.ts';
import fieldRowStyles from '../fieldRow.module.css';

const blank: DocumentAnswer = { type: '', number: '' };
const typedLimit = 30;

function read(answer: Answer | undefined): DocumentAnswer {
  const isDocument = typeof answer === 'object' && 'type' in answer && 'number' in answer;
  return isDocument ? answer : blank;
}

function offeredTypes(field: FieldDefinition): readonly DocumentType[] {
  return field.documentTypes?.length ? field.documentTypes : documentTypes;
}

/** A single offered type counts as chosen. */
function typeOf(field: FieldDefinition, answer: DocumentAnswer): DocumentType | '' {
  const offered = offeredTypes(field);
  if (offered.length === 1) return offered[0] ?? '';
  return offered.find((type) => type === answer.type) ?? '';
}

function check(field: FieldDefinition, answer: DocumentAnswer): Problem | undefined {
  if (answer.number.trim() === '' && !field.required) return undefined;
  const type = typeOf(field, answer);
  if (type === '') return problemOf(field, { code: 'documentTypeMissing' });
  const problem = checkDocument({ type, number: answer.number }, formatVenueTime(shownNowMs(), 'yyyy-MM-dd'));
  return problem && problemOf(field, problem);
}

/** A well-formed ID with a wrong check digit: warn, do not refuse. */
export function seemsMistyped(field: FieldDefinition, answer: DocumentAnswer): boolean {
  const isId = typeOf(field, answer) === 'mainlandId' && answer.number.trim() !== '';
  return isId && check(field, answer) === undefined && !hasMainlandIdCheckDigit(answer.number);
}

function Input(props: FieldInputProps<DocumentAnswer>) {
  const { field, id, value, onChange, onBlur, describedBy, invalid } = props;
  const { words } = useFieldTexts();
  const type = typeOf(field, value);
  const typeMissing = invalid && type === '';
  const describedByAll = [describedBy, `${id}-soft`].filter(Boolean).join(' ');
  return (
    <>
      {offeredTypes(field).length > 1 && (
        <TypeList {...props} invalid={typeMissing} onChange={(next) => onChange({ ...value, type: next })} />
      )}
      <label className={fieldRowStyles.fieldPart} htmlFor={`${id}-number`}>
        {offeredTypes(field).length === 1 && type !== '' ? words(type) : words('documentNumber')}
      </label>
      <TextInput
        id={`${id}-number`}
        name={`${field.key}-number`}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={typedLimit}
        value={value.number}
        onText={(number) => onChange({ type, number })}
        onBlur={onBlur}
        invalid={invalid && !typeMissing}
        aria-describedby={describedByAll}
      />
      <output className={fieldRowStyles.fieldSoft} id={`${id}-soft`} aria-live="polite">
        {seemsMistyped(field, value) ? words('documentCheckDigit') : ''}
      </output>
    </>
  );
}

interface TypeListProps extends Omit<FieldInputProps<DocumentAnswer>, 'onChange'> {
  readonly onChange: (type: DocumentType | '') => void;
}

function TypeList({ field, id, value, onChange, onBlur, describedBy, invalid }: TypeListProps) {
  const { words } = useFieldTexts();
  const offered = offeredTypes(field);
  return (
    <>
      <div className={fieldRowStyles.fieldPart} id={`${id}-type`}>
        {words('documentType')}
      </div>
      <ChoicePicker
        id={id}
        labelledBy={`${id}-type`}
        describedBy={describedBy}
        invalid={invalid}
        title={words('documentType')}
        choices={offered.map((type) => ({ value: type, text: words(type) }))}
        chosen={typeOf(field, value)}
        onChoose={(chosen) => onChange(offered.find((type) => type === chosen) ?? '')}
        onBlur={onBlur}
      />
    </>
  );
}

export const idDocument: FieldModule<DocumentAnswer> = {
  blank,
  read,
  layout: () => 'group',
  Input,
  toText(field, answer, _language, words) {
    const type = typeOf(field, answer);
    if (answer.number.trim() === '') return '';
    const number = maskDocumentNumber(answer.number);
    return type === '' ? number : `${words(type)} ${number}`;
  },
  toSend: (field, answer) => ({
    type: typeOf(field, answer),
    number: normaliseDocumentNumber(answer.number),
  }),
  check,
  targetId: (_field, id, { code }) => (code === 'documentTypeMissing' ? id : `${id}-number`),
};
