import { useForm } from 'react-hook-form';
import { checkAnswers } from '#domain/form/checkAnswers.ts';
import type { Answer, Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import { checkOf } from './checkOf.ts';

export type Values = Record<string, Answer | undefined>;

export function useAnswers(form: FormDefinition, defaultValues: Answers) {
  return useForm<Values>({
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
    // Checks what is asked about: the form may be long, and this is called at each key.
    resolver: (values, _, { names }) => {
      const problems = checkAnswers(form, values, checkOf, names);
      if (problems.length === 0) return { values, errors: {} };
      const errors: Record<string, { type: string }> = {};
      for (const { field, code } of problems) if (field !== undefined) errors[field] = { type: code };
      return { values: {}, errors };
    },
  });
}
