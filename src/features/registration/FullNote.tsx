import { useEffect, useEffectEvent, useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { answerOf } from '#domain/form/answerOf.ts';
import { decidingKeys } from '#domain/form/decidingKeys.ts';
import type { FieldDefinition, FormDefinition } from '#domain/form/formDefinition.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { fieldId } from '#ui/fields/fieldTarget.ts';
import type { Values } from '#ui/fields/useAnswers.ts';
import { Notice } from '#ui/page/Notice.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';

export interface FullNoteProps {
  readonly form: FormDefinition;
  readonly typed: UseFormReturn<Values>;
  /** Leads to a question that may be on another page of the form. */
  readonly onOpen?: ((key: string) => void) | undefined;
}

function hasFilledUp(field: FieldDefinition, values: Values): boolean {
  const answer = answerOf(values, field.key);
  return field.choices?.some(({ value, isFull }) => isFull === true && value === answer) === true;
}

/** The questions that it depends on: a key in any other renders nothing here. */
function followedKeys(form: FormDefinition): string[] {
  const canBeFull = form.fields.filter(({ choices }) => choices?.some(({ isFull }) => isFull === true));
  return [...canBeFull.map(({ key }) => key), ...decidingKeys(form)];
}

/** Names the choices that have filled up since they were made, before anybody sends them, and moves to the first. */
export function FullNote({ form, typed, onOpen }: FullNoteProps) {
  const { shownSentence } = useFieldTexts();
  const followed = useMemo(() => followedKeys(form), [form]);
  useWatch({ control: typed.control, name: followed });
  const values = typed.getValues();
  const full = visibleFields(form, values).filter((field) => hasFilledUp(field, values));
  const first = full[0]?.key;

  const lead = useEffectEvent((key: string) => {
    onOpen?.(key);
    focusControl(fieldId(key));
  });
  useEffect(() => {
    if (first !== undefined) lead(first);
  }, [first]);

  if (full.length === 0) return null;
  return (
    <Notice kind="warn" live>
      {full.map((field) => (
        <p key={field.key}>{shownSentence({ code: 'choiceFull', field: field.key }, field)}</p>
      ))}
    </Notice>
  );
}
