import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Problem } from '#domain/text/problem.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { localize } from '#ui/text/localize.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { type FieldInputProps, type FieldModule, problemOf, readText } from '../fieldModule.ts';
import { ChoicePicker } from './ChoicePicker.tsx';
import { Choices } from './Choices.tsx';

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

function ChoiceList({ field, id, value, onChange, onBlur, describedBy, invalid }: FieldInputProps<string>) {
  const { language, words } = useFieldTexts();
  return (
    <ChoicePicker
      id={id}
      labelledBy={`${id}-label`}
      describedBy={describedBy}
      invalid={invalid}
      title={localize(field.label, language)}
      choices={choicesOf(field).map(({ value: choice, text, isFull = false }) => ({
        value: choice,
        text: localize(text, language),
        lang: otherLanguage(text, language),
        note: isFull ? words('full') : undefined,
        isDisabled: isFull && choice !== value,
      }))}
      chosen={value}
      onChoose={onChange}
      onBlur={onBlur}
    />
  );
}

export const singleChoice: FieldModule<string> = {
  blank: '',
  read: readText,
  // A label that points at a button replaces its name, and what is chosen would not be read.
  layout: (field) => (choicesOf(field).length > radiosUpTo ? 'group' : 'radiogroup'),
  Input,
  toText(field, answer, language) {
    const chosen = choicesOf(field).find(({ value }) => value === answer);
    return chosen ? localize(chosen.text, language) : answer;
  },
  toSend: (_field, answer) => answer,
  check,
};
