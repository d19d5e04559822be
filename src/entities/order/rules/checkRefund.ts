import { readDay } from '#domain/time/readDay.ts';
import { codePointCount } from '#domain/text/cleanText.ts';
import type { RefundNote } from './orderStep.ts';

/** As typed: the amount in yuan, such as `1280.50`. */
export interface RefundTexts {
  readonly amount: string;
  readonly day: string;
  readonly way: string;
}

export type RefundProblem =
  | 'amountEmpty'
  | 'amountWrong'
  | 'amountTooMuch'
  | 'dayEmpty'
  | 'dayWrong'
  | 'wayEmpty'
  | 'wayTooLong';

const longestWay = 60;

/** What is noted, or what is wrong with it. @param mostCents undefined where the order says no sum that can be read */
export function checkRefund(
  { amount, day, way }: RefundTexts,
  mostCents: number | undefined,
): {
  readonly note: RefundNote | undefined;
  readonly problems: Readonly<Partial<Record<keyof RefundTexts, RefundProblem>>>;
} {
  const cents = readAmount(amount);
  const read = readDay(day);
  const name = way.trim();
  const problems = {
    ...(cents === undefined
      ? { amount: amount.trim() === '' ? ('amountEmpty' as const) : ('amountWrong' as const) }
      : mostCents !== undefined && cents > mostCents && { amount: 'amountTooMuch' as const }),
    ...(read === undefined && { day: day.trim() === '' ? ('dayEmpty' as const) : ('dayWrong' as const) }),
    ...(name === ''
      ? { way: 'wayEmpty' as const }
      : codePointCount(name) > longestWay && { way: 'wayTooLong' as const }),
  };
  const isRight = Object.keys(problems).length === 0 && cents !== undefined && read !== undefined;
  return { note: isRight ? { cents, day: read, way: name } : undefined, problems };
}

/** In cents; grouped digits and a sign of the currency may stand there. Undefined for what is no amount above 0. */
function readAmount(typed: string): number | undefined {
  const plain = typed.normalize('NFKC').replace(/[¥,\s]|元$/g, '');
  if (!/^\d{1,12}(?:\.\d{1,2})?$/.test(plain)) return undefined;
  const cents = Math.round(Number(plain) * 100);
  return cents > 0 ? cents : undefined;
}
