import { isServerRow, readLine, type ServerRow } from '#domain/record/serverRow.ts';
import { versionOrder } from '#entities/product/rules/productOffer.ts';
import { productPrice } from '#entities/product/rules/productPrice.ts';

/** A variant with its price, or a named value; the text is '' where the row gives none. */
export interface Specification {
  readonly name: string;
  readonly text: string;
  /** In cents. */
  readonly price: number | undefined;
}

const mostSpecifications = 50;

/** From `{ size, price, total }` or `{ Name, Value }`; entries without a name are left out. */
export function specificationsOf(list: readonly unknown[]): readonly Specification[] {
  return list
    .map((row, at) => ({ row, order: versionOrder(row, at) }))
    .sort((one, other) => one.order - other.order)
    .map(({ row }) => row)
    .filter(isServerRow)
    .map(readSpecification)
    .filter(({ name }) => name !== '')
    .slice(0, mostSpecifications);
}

const readSpecification = (row: ServerRow): Specification => ({
  name: readLine(row['size']) || readLine(row['Name']),
  text: readLine(row['Value']),
  price: productPrice(readLine(row['price'])),
});
