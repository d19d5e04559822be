import { readLine } from '#domain/record/serverRow.ts';
import { isNumericText } from '#domain/text/isNumericText.ts';

/** One hundred million CNY: more is an error of typing. */
export const mostCents = 10_000_000_000;

/**
 * Assumed: `unitPrice` is a whole number of cents, as all money is said to be; as a number or as text. Everything else,
 * 0 included, is a price on request.
 */
export function readUnitPrice(value: unknown): number | undefined {
  const text = readLine(value);
  const cents = /^\d{1,15}(?:\.0+)?$/.test(text) ? Number(text) : 0;
  return cents > 0 && cents <= mostCents ? cents : undefined;
}

/** From CNY as typed, with at most two decimals that count; '' where nothing is typed: JSON would drop `undefined`. */
export function writeUnitPrice(typed: string): number | '' {
  const cents = isNumericText(typed) ? Math.round(Number(typed) * 100) : 0;
  return Number.isSafeInteger(cents) && cents > 0 ? cents : '';
}
