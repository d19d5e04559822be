import { queryOptions } from '@tanstack/react-query';
import { readAnswers } from '../registration/api/registrationRecord.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { answerOf } from '#domain/form/answerOf.ts';
import type { Voucher } from '../voucher/rules/voucher.ts';
import { findOwnRegistration } from '../registration/stored/findOwnRegistration.ts';
import { registrationFormQuery } from '../registration/registrationFormQuery.ts';
import { queryClient } from '#flows/queries/queryClient.ts';

/**
 * What the visitor chose in the registration, such as kinds of products; texts that were typed are not looked at. Held for the
 * page only.
 */
export const answeredWordsQuery = (exhibitionId: string, voucher: Voucher | undefined) =>
  queryOptions({
    queryKey: ['answeredWords', exhibitionId, voucher?.recordId],
    queryFn: () => (voucher === undefined ? [] : readChosen(exhibitionId, voucher)),
    enabled: voucher !== undefined,
    staleTime: Infinity,
  });

/** Empty where the registration or its form cannot be read: suggestions do without it. */
async function readChosen(exhibitionId: string, voucher: Voucher): Promise<readonly TextPair[]> {
  const found = await findOwnRegistration(voucher, undefined);
  if (found.kind !== 'found') return [];
  const { registration, row } = found.own;
  const form = await queryClient()
    .fetchQuery(registrationFormQuery(exhibitionId, registration.ChannelId || undefined))
    .catch(() => null);
  if (form === null) return [];
  const answers = readAnswers(row, form);
  const chosen: TextPair[] = [];
  for (const { key, choices = [] } of form.fields) {
    const answer = answerOf(answers, key);
    const values: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
    for (const { value, text } of choices) if (values.indexOf(value) >= 0) chosen.push(text);
  }
  return chosen;
}
