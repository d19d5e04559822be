import type { FormDefinition, TextPair } from '#domain/form/formDefinition.ts';
import type { AfterSaleKind } from '#entities/order/rules/orderActions.ts';

export const reasons = ['quality', 'wrong', 'damaged', 'late', 'unwanted', 'other'] as const;

export type AfterSaleText =
  | `ask_${'kind' | 'reason' | 'content' | 'pictures'}`
  | `kind_${AfterSaleKind}`
  | `reason_${(typeof reasons)[number]}`;

const mostPictures = 6;
const longestContent = 300;

/** What a visitor says about a return: its kind, why, and pictures. */
export function afterSaleForm(
  kinds: readonly AfterSaleKind[],
  text: (key: AfterSaleText) => TextPair,
): FormDefinition {
  const choicesOf = <K extends string>(keys: readonly K[], label: (key: K) => TextPair) =>
    keys.map((value) => ({ value, text: label(value) }));
  return {
    version: '1',
    provenBy: 'mobileOrEmail',
    fields: [
      {
        key: 'kind',
        type: 'singleChoice',
        label: text('ask_kind'),
        required: true,
        choices: choicesOf(kinds, (kind) => text(`kind_${kind}`)),
      },
      {
        key: 'reason',
        type: 'singleChoice',
        label: text('ask_reason'),
        required: true,
        choices: choicesOf(reasons, (reason) => text(`reason_${reason}`)),
      },
      { key: 'content', type: 'longText', label: text('ask_content'), required: false, max: longestContent },
      {
        key: 'pictures',
        type: 'images',
        label: text('ask_pictures'),
        required: false,
        onlyPictures: true,
        max: mostPictures,
      },
    ],
  };
}
