import type { Choice } from '#domain/form/formDefinition.ts';
import { webAddress } from '#domain/address/web/webAddress.ts';
import { mostQuantity } from '#entities/cart/rules/quantity.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import { type CategoryChoice, mostPriceCents, mostStock } from '../forms/productForm.ts';
import { headingKey } from './headingKey.ts';
import { pricesOnRequest } from '../priceWords.ts';
import { sentCount, sentPrice } from '../sentNumbers.ts';

export type CellProblem =
  | 'priceWrong'
  | 'priceTooSmall'
  | 'priceTooLarge'
  | 'stockWrong'
  | 'leastWrong'
  | 'videoWrong'
  | 'typeUnknown';

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
export function readTypeCell(typed: string, types: readonly Choice[]): ReadCell {
  if (typed === '') return { sent: '' };
  const found = types.find(({ text }) => headingKey(text.zh) === headingKey(typed));
  return found === undefined ? { sent: '', problem: 'typeUnknown' } : { sent: found.value };
}

/** `¥ 1,280.50 元`; cents, or '' for a price on request. The limits are those of the form. */
export function readPriceCell(typed: string): ReadCell {
  const text = typed.normalize('NFKC').replace(/^(?:¥|cny|rmb)\s*|\s*(?:元|cny|rmb)$/gi, '');
  if (text === '' || pricesOnRequest.has(text.toLowerCase().replace(/\s/g, ''))) return { sent: '' };
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(text);
  const number = isGrouped ? text.replace(/,/g, '') : text;
  if (!/^\d{1,12}(?:\.\d{1,2})?$/.test(number)) return { sent: '', problem: 'priceWrong' };
  const sent = sentPrice(number);
  if (sent === '') return { sent, problem: 'priceTooSmall' };
  return Number(sent) > mostPriceCents ? { sent: '', problem: 'priceTooLarge' } : { sent };
}

/** By name in the language of the page; undefined for a name that is not there. */
export function readCategoryCells(
  first: string,
  second: string,
  categories: readonly CategoryChoice[],
): ServerRow | undefined {
  const isNamed = (name: string) => (choice: { readonly text: { readonly zh: string } }) =>
    headingKey(choice.text.zh) === headingKey(name);
  if (first === '' && second === '') return { CategoryFirstId: '', CategorySecondId: '' };
  const above = categories.find(
    first === '' ? ({ seconds }) => seconds.some(isNamed(second)) : isNamed(first),
  );
  const below = above?.seconds.find(isNamed(second));
  if (above === undefined || (second !== '' && below === undefined)) return undefined;
  return { CategoryFirstId: above.value, CategorySecondId: below?.value ?? '' };
}
