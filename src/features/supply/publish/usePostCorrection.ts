import type { UseFormReturn } from 'react-hook-form';
import type { RowPart } from '#domain/correction/rowChanges.ts';
import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { useCorrection } from '#flows/rowForm/useCorrection.ts';
import { services } from '#session/services.ts';
import type { Values } from '#ui/fields/useAnswers.ts';
import { answersOfPost } from '../rules/postAnswers.ts';
import { documentKey, picturesKey } from '../rules/postForm.ts';
import { findOwnPost } from '../supplyQueries.ts';
import { type PostAddress, postRow } from './postDraft.ts';
import { textFields } from './postRecord.ts';

/** The fields of a post, and the questions whose answers make them. */
export const postParts: readonly RowPart[] = [
  ...[...textFields, 'unitPrice', 'number'].map((field) => ({ field, keys: [field] })),
  { field: 'files', keys: [picturesKey, documentKey] },
];

export interface PostCorrection {
  readonly address: PostAddress;
  readonly form: FormDefinition;
  readonly typed: UseFormReturn<Values>;
  /** What the post said when the correction was begun. */
  readonly base: Answers;
  readonly send: (mine: readonly RowPart[]) => void;
}

/** A booth has several contacts: what one of them sends is compared with what the others have changed. */
export const usePostCorrection = ({ address, form, typed, base, send }: PostCorrection) =>
  useCorrection({
    address: postRow(address),
    form,
    parts: postParts,
    typed,
    base,
    async readNow() {
      const now: SupplyPost | null = await findOwnPost(await services().client(), address, {
        policy: 'besideForm',
      });
      return now && answersOfPost(now);
    },
    send,
  });
