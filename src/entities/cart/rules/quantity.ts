import { readLine } from '#domain/record/serverRow.ts';

/** More of one thing is asked for by an inquiry, not by an order. */
export const mostQuantity = 9_999;

/** A whole number from 1; undefined for everything else, also for one that is too large. */
export function readQuantity(value: unknown): number | undefined {
  const text = readLine(value);
  const quantity = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return quantity >= 1 && quantity <= mostQuantity ? quantity : undefined;
}

/** How many can be ordered. @param stock undefined where the exhibitor does not say */
export const quantityLimit = (stock: number | undefined): number =>
  Math.max(0, Math.min(mostQuantity, stock ?? mostQuantity));

interface Offered {
  readonly stock: number | undefined;
  /** How many are ordered at least. */
  readonly least: number;
}

/** The nearest number that can be ordered; what is left where that is too little, and 0 where nothing is in stock. */
export function clampQuantity(quantity: number, { stock, least }: Offered): number {
  const limit = quantityLimit(stock);
  const whole = Number.isFinite(quantity) ? Math.floor(quantity) : least;
  return Math.min(limit, Math.max(least, whole));
}
