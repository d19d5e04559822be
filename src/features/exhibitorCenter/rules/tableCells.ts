import type { Choice } from '#domain/form/formDefinition.ts';
import { webAddress } from '#domain/address/web/webAddress.ts';
import { mostQuantity } from '#entities/cart/rules/quantity.ts';
import { mostStock } from './forms/productForm.ts';
import { sentCount } from './sentNumbers.ts';

export type CellProblem = 'stockWrong' | 'leastWrong' | 'videoWrong' | 'typeUnknown';

interface ReadCell {
  /** As it is sent; '' where nothing stands there, and where something is wrong. */
  readonly sent: string;
  readonly problem?: CellProblem;
}

/** `1,280 件`; a whole number of pieces. */
function readCount(typed: string, [least, most]: readonly [number, number], problem: CellProblem): ReadCell {
  const text = typed
    .normalize('NFKC')
    .replace(/[\s,]/g, '')
    .replace(/(?:件|个|台|套|pcs|pieces)$/i, '');
  if (text === '') return { sent: '' };
  const isRight = /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return isRight ? { sent: sentCount(text) } : { sent: '', problem };
}

export const readStockCell = (typed: string): ReadCell => readCount(typed, [0, mostStock], 'stockWrong');
export const readLeastCell = (typed: string): ReadCell => readCount(typed, [1, mostQuantity], 'leastWrong');

export function readVideoCell(typed: string): ReadCell {
  if (typed === '') return { sent: '' };
  const address = webAddress(typed);
  return address === undefined ? { sent: '', problem: 'videoWrong' } : { sent: address };
}

/** By name in the language of the page. */
export function readTypeCell(
  typed: string,
  types: readonly Choice[],
  keyOf: (name: string) => string,
): ReadCell {
  if (typed === '') return { sent: '' };
  const found = types.find(({ text }) => keyOf(text.zh) === keyOf(typed));
  return found === undefined ? { sent: '', problem: 'typeUnknown' } : { sent: found.value };
}
