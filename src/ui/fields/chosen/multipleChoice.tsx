import { useState } from 'react';
import type { Answer, FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Problem } from '#domain/text/problem.ts';
import { localize } from '#ui/text/localize.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { type FieldInputProps, type FieldModule, problemOf } from '../fieldModule.ts';
import { Choices } from './Choices.tsx';
import styles from '../fieldRow.module.css';

function read(answer: Answer | undefined): readonly string[] {
  return Array.isArray(answer) ? answer.filter((tick) => typeof tick === 'string' && tick !== '') : [];
}

/** In the order of the question, without duplicates. */
function offeredTicks(field: FieldDefinition, answer: readonly string[]): string[] {
  return (field.choices ?? []).map(({ value }) => value).filter((value) => answer.includes(value));
}

function check(field: FieldDefinition, answer: readonly string[]): Problem | undefined {
  if (answer.length === 0) return field.required ? problemOf(field, { code: 'required' }) : undefined;
  const ticks = offeredTicks(field, answer);
  const { min, max } = field;
  if (answer.some((tick) => !ticks.includes(tick))) return problemOf(field, { code: 'choiceUnknown' });
  if (min !== undefined && ticks.length < min) return problemOf(field, { code: 'tooFew', values: { min } });
  if (max !== undefined && ticks.length > max) return problemOf(field, { code: 'tooMany', values: { max } });
  return undefined;
}

function Input(props: FieldInputProps<readonly string[]>) {
  const { field, id, value, onChange, onBlur, invalid } = props;
  const { words } = useFieldTexts();
  const [refused, setRefused] = useState(false);
  const ticks = offeredTicks(field, value);
  const { max } = field;

  function tick(choice: string, checked: boolean) {
    // Boxes beyond the limit stay enabled and explain why they refuse.
    const isFull = checked && max !== undefined && ticks.length >= max;
    setRefused(isFull);
    if (isFull) return;
    onChange(offeredTicks(field, checked ? [...ticks, choice] : ticks.filter((other) => other !== choice)));
  }

  return (
    <>
      {max !== undefined && (
        <output
          className={refused ? `${styles.meta} ${styles['count--over']}` : styles.meta}
          aria-live="polite"
        >
          {refused ? words('ticksFull', { max }) : words('ticksUpTo', { max, ticked: ticks.length })}
        </output>
      )}
      <Choices
        type="checkbox"
        id={id}
        name={field.key}
        choices={field.choices ?? []}
        chosen={ticks}
        onTick={tick}
        onBlur={onBlur}
        invalid={invalid}
      />
    </>
  );
}

export const multipleChoice: FieldModule<readonly string[]> = {
  blank: [],
  read,
  layout: () => 'group',
  Input,
  toText(field, answer, language) {
    const chosen = (field.choices ?? []).filter(({ value }) => answer.includes(value));
    return chosen.map(({ text }) => localize(text, language)).join(language === 'en' ? ', ' : '、');
  },
  toSend: offeredTicks,
  check,
};
