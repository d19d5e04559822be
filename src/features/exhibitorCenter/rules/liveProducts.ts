import type { Answer, Choice } from '#domain/form/formDefinition.ts';
import { productIdsOf } from '#entities/live/rules/productIdsOf.ts';

const isOffered = (choices: readonly Choice[]) => (id: string) => choices.some(({ value }) => value === id);

/** What a live shows of the products that its form offers. */
export const chosenProducts = (list: readonly unknown[], choices: readonly Choice[]): readonly string[] =>
  productIdsOf(list).filter(isOffered(choices));

/** What is sent; a product that the form does not offer, as it is not released at present, stays behind those that are chosen. */
export const sentProducts = (
  answer: Answer | undefined,
  before: readonly unknown[],
  choices: readonly Choice[],
): readonly string[] => [
  ...(Array.isArray(answer) ? (answer as readonly string[]) : []),
  ...productIdsOf(before).filter((id) => !isOffered(choices)(id)),
];
