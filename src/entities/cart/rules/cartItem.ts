import type { TextPair } from '#domain/form/formDefinition.ts';

/** A product, or one of its specifications. */
export interface CartKey {
  readonly productId: string;
  /** The place of the specification in the product's list, as text; '' without one. */
  readonly type: string;
}

export interface CartItem extends CartKey {
  readonly number: number;
  /** What it cost when it was put in; undefined where that is not known. */
  readonly priceCents: number | undefined;
  /** What is shown of a product that is gone. */
  readonly name: TextPair;
  readonly exhibitorId: string;
  readonly infoId: string;
}

export const cartKey = ({ productId, type }: CartKey): string => `${productId}/${type}`;

export const isSameItem = (one: CartKey, other: CartKey): boolean => cartKey(one) === cartKey(other);
