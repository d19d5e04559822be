import { useMemo, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { answerOf, isBlankAnswer } from '#domain/form/answerOf.ts';
import { checkAnswers } from '#domain/form/checkAnswers.ts';
import { decidingKeys } from '#domain/form/decidingKeys.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { type FormPage, pagesOf } from '#domain/form/pagesOf.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import { checkOf } from '#ui/fields/checkOf.ts';
import type { Values } from '#ui/fields/useAnswers.ts';

export interface FormPages {
  /** Empty where the form is asked on one page. */
  readonly pages: readonly FormPage[];
  /** Of the page that is open. */
  readonly at: number;
  readonly page: FormPage | undefined;
  readonly isDone: (page: FormPage) => boolean;
  readonly open: (page: FormPage) => void;
  readonly pageOf: (key: string | undefined) => FormPage | undefined;
  /** The first question of the whole form that is not right. */
  readonly firstWrong: () => string | undefined;
}

/** Which page of a long form is open stands in the address; a draft opens where something is left to do. */
export function useFormPages(
  form: FormDefinition,
  { control, getValues }: UseFormReturn<Values>,
  start: { readonly focusKey: string | undefined; readonly isResumed: boolean },
): FormPages {
  const [query, setQuery] = useSearchParams();
  const deciding = useMemo(() => decidingKeys(form), [form]);
  useWatch({ control, name: deciding });
  const pages = pagesOf(form.fields, visibleFields(form, getValues()));
  const wrongKeys = () => checkAnswers(form, getValues(), checkOf).map(({ field }) => field);
  const pageOf = (key: string | undefined) => pages.find(({ fieldKeys }) => fieldKeys.includes(key ?? ''));
  const [firstKey] = useState(() => {
    const left = start.focusKey ?? wrongKeys()[0];
    if (start.focusKey === undefined && !start.isResumed) return pages[0]?.key;
    return (pageOf(left) ?? pages[pages.length - 1])?.key;
  });
  const asked = query.get('section') ?? firstKey;
  const at = Math.max(
    0,
    pages.findIndex(({ key }) => key === asked),
  );
  const hasAnswer = (key: string) => !isBlankAnswer(answerOf(getValues(), key));

  return {
    pages,
    at,
    page: pages[at],
    isDone: (page) =>
      (pages.indexOf(page) < at || page.fieldKeys.some(hasAnswer)) &&
      !wrongKeys().some((key) => page.fieldKeys.includes(key ?? '')),
    open: ({ key }) => setQuery({ section: key }),
    pageOf,
    firstWrong: () => wrongKeys()[0],
  };
}
