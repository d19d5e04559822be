import type { FieldDefinition } from '../../../domain/form/formDefinition.ts';
import type { Problem } from '../../../domain/text/problem.ts';
import { otherLanguage } from '../../text/organiserText.tsx';
import { localize } from '../../text/localize.ts';
import { useFieldTexts } from '../../text/useFieldTexts.ts';
import { type FieldInputProps, type FieldModule, problemOf, readText } from '../fieldModule.ts';
import { Choices } from './Choices.tsx';
import textInputStyles from '../../controls/textInput.module.css';

const radiosUpTo = 8;

function choicesOf(field: FieldDefinition) {
  return field.choices ?? [];
}

function check(field: FieldDefinition, answer: string): Problem | undefined {
  if (answer === '') return field.required ? problemOf(field, { code: 'required' }) : undefined;
  const chosen = choicesOf(field).find(({ value }) => value === answer);
  if (chosen === undefined) return problemOf(field, { code: 'choiceUnknown' });
  return chosen.isFull ? problemOf(field, { code: 'choiceFull' }) : undefined;
}

function Input(props: FieldInputProps<string>) {
  return choicesOf(props.field).length > radiosUpTo ? <ChoiceList {...props} /> : <Radios {...props} />;
}

function Radios({ field, id, value, onChange, onBlur }: FieldInputProps<string>) {
  return (
    <Choices
      type="radio"
      id={id}
      name={id}
      choices={choicesOf(field)}
      chosen={[value]}
      onTick={onChange}
      onBlur={onBlur}
    />
  );
}

function ChoiceList(props: FieldInputProps<string>) {
  const { field, id, value, onChange, onBlur, describedBy, invalid } = props;
  const { language, words } = useFieldTexts();
  const offered = choicesOf(field).some((choice) => choice.value === value);
  return (
    <select
      className={`${textInputStyles.input} ${textInputStyles['input--choice']}`}
      id={id}
      name={field.key}
      value={offered ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
    >
      <option value="">{words('choose')}</option>
      {choicesOf(field).map((choice) => (
        <option
          key={choice.value}
          value={choice.value}
          lang={otherLanguage(choice.text, language)}
          disabled={choice.isFull && choice.value !== value}
        >
          {localize(choice.text, language) + (choice.isFull ? ` (${words('full')})` : '')}
        </option>
      ))}
    </select>
  );
}

export const singleChoice: FieldModule<string> = {
  blank: '',
  read: readText,
  layout: (field) => (choicesOf(field).length > radiosUpTo ? 'control' : 'radiogroup'),
  Input,
  toText(field, answer, language) {
    const chosen = choicesOf(field).find(({ value }) => value === answer);
    return chosen ? localize(chosen.text, language) : answer;
  },
  toSend: (_field, answer) => answer,
  check,
};
