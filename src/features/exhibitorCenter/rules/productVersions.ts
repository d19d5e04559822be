import { isServerRow, readLine } from '#domain/record/serverRow.ts';
import { writeHundredths } from '#domain/text/writeHundredths.ts';
import { productPrice } from '#entities/product/rules/productPrice.ts';
import { versionOrder } from '#entities/product/rules/productOffer.ts';
import { readRowCells, writeRowCells } from '#domain/form/rows/rowCells.ts';
import { sentCount, sentPrice } from './sentNumbers.ts';

export const typedPrice = (price: string): string => {
  const cents = productPrice(price);
  return cents === undefined ? '' : writeHundredths(cents).replace(/\.00$/, '');
};

const isVersion = (row: unknown): boolean => isServerRow(row) && readLine(row['size']) !== '';

interface Placed {
  readonly row: unknown;
  readonly at: number;
}

/** The versions of a product in their order, each with its place in the list. */
const versionsIn = (list: readonly unknown[]): readonly Placed[] =>
  list
    .map((row, at) => ({ row, at }))
    .filter(({ row }) => isVersion(row))
    .sort((one, other) => versionOrder(one.row, one.at) - versionOrder(other.row, other.at));

const text = (row: unknown, field: string) => (isServerRow(row) ? readLine(row[field]) : '');

/** As rows of the form: name, price in yuan, stock. */
export const typedVersions = (list: readonly unknown[]): readonly string[] =>
  versionsIn(list).map(({ row, at }) =>
    writeRowCells({
      place: String(at),
      cells: [text(row, 'size'), typedPrice(text(row, 'price')), text(row, 'total')],
    }),
  );

/**
 * The list with the versions as they were typed. Carts and orders name a version by its place: what is taken out leaves its place
 * empty, a new one comes after the last, and the order is a field beside it. What only describes stays as it is.
 */
export function sentVersions(typed: readonly string[], list: readonly unknown[]): readonly unknown[] {
  const rows = readRowCells(typed);
  const kept = rows.map(({ place }) => place);
  const next = list.map((row, at) => (isVersion(row) && kept.indexOf(String(at)) < 0 ? {} : row));
  const before = versionsIn(list).map(({ at }) => String(at));
  const stays = before.filter((place) => kept.indexOf(place) >= 0);
  const isMoved = kept.some((place, at) => place !== (stays[at] ?? ''));
  const isSorted = isMoved || list.some((row) => text(row, 'Sort') !== '');
  rows.forEach(({ place, cells: [size = '', price = '', total = ''] }, order) => {
    const old = place === '' ? undefined : list[Number(place)];
    const row = {
      ...(isServerRow(old) ? old : {}),
      size,
      price: sentPrice(price),
      total: sentCount(total),
      ...(isSorted && { Sort: String(order) }),
    };
    if (old === undefined) next.push(row);
    else next[Number(place)] = row;
  });
  return next;
}
