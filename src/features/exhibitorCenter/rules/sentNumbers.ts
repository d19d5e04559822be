import { writeMoney } from '#domain/money/serverMoney.ts';

/** In cents as text; '' for a price on request. */
export const sentPrice = (typed: string): string => {
  const cents = Math.round(Number(typed.normalize('NFKC')) * 100);
  return typed !== '' && Number.isSafeInteger(cents) && cents > 0 ? writeMoney(cents) : '';
};

/** As its digits alone: it may be typed in full width, or with a zero before it. */
export const sentCount = (typed: string): string =>
  typed === '' ? '' : String(Number(typed.normalize('NFKC')));
