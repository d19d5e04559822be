import { useEffect, useState } from 'react';
import type { Answer, Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import { removeRowDraft, type RowAddress, type RowStart, saveRowDraft } from '#flows/rowForm/rowDraft.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';
import { useAnswers } from '#ui/fields/useAnswers.ts';

interface ContentAnswers {
  readonly form: FormDefinition;
  readonly address: RowAddress;
  readonly start: RowStart;
  /** What the row says now. */
  readonly now: Answers;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** Answers that change one by one. */
function keptAnswers(first: Answers) {
  let kept = first;
  return {
    all: () => kept,
    keep: (key: string, answer: Answer | undefined) => {
      kept = { ...kept, ...(answer !== undefined && { [key]: answer }) };
    },
  };
}

/**
 * What is typed over what a row says. A question that was not touched follows the row, so that saving the others takes back
 * nothing that a colleague has changed meanwhile.
 */
export function useContentAnswers({ form, address, start, now }: ContentAnswers) {
  const [base] = useState(() => keptAnswers(start.base ?? now));
  const typed = useAnswers(form, start.draft?.draft.answers ?? now);
  const { getValues, setValue } = typed;
  const autosave = useAutosave(() => saveRowDraft(address, getValues(), form, base.all()));

  const written = JSON.stringify(now);
  useEffect(() => {
    const row = JSON.parse(written) as Answers;
    const values = getValues();
    for (const { key } of form.fields) {
      const [answer, value] = [values[key], row[key]];
      if (value === undefined) continue;
      if (isSame(answer, base.all()[key])) setValue(key, value);
      else if (!isSame(answer, value)) continue;
      base.keep(key, value);
    }
  }, [written, form, base, getValues, setValue]);

  return {
    typed,
    autosave,
    /** What is typed, and of what was not touched what the row says. */
    answers: (): Answers => {
      const values = getValues();
      const answers: Record<string, Answer | undefined> = { ...now };
      for (const { key } of form.fields) {
        const value = values[key];
        if (value !== undefined && !isSame(value, base.all()[key])) answers[key] = value;
      }
      return answers;
    },
    discard: () => {
      for (const key of Object.keys(now)) base.keep(key, now[key]);
      typed.reset(now);
    },
    forget: () => removeRowDraft(address),
  };
}
