import { cutCodePoints } from '#domain/text/cleanText.ts';
import type { AddressChange } from '../navigation/asked/useAskedAddress.ts';

/** What a visitor asks a list for. An empty text or a missing filter asks for everything. */
export interface Asked {
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  /** The name of an order; undefined for the list's first. */
  readonly sort: string | undefined;
}

export interface AskedNames {
  /** Filters by their names in the address. */
  readonly filters: readonly string[];
  readonly sorts: readonly string[];
}

const longestSearch = 40;
/** An id or a code: what else stands in an address was put there by hand. */
const filterValue = /^[\w-]{1,64}$/;

/** Reads what a list is asked for from its address, so that Back and a shared link keep it. */
export function readAsked(params: URLSearchParams, { filters, sorts }: AskedNames): Asked {
  const chosen = filters
    .map((name) => ({ [name]: params.get(name) ?? '' }))
    .filter((filter) => Object.values(filter).every((value) => filterValue.test(value)));
  const sort = params.get('sort') ?? '';
  return {
    search: cutCodePoints((params.get('q') ?? '').trim(), longestSearch),
    filters: Object.assign({}, ...chosen) as Asked['filters'],
    sort: sorts.indexOf(sort) > 0 ? sort : undefined,
  };
}

/** What becomes of the address by a change: of the search, of some filters, where '' asks for all, or of the order. */
export function addressChange(
  { search, filters = {}, sort }: Partial<Asked>,
  { sorts }: Pick<AskedNames, 'sorts'>,
): AddressChange {
  return {
    ...(search !== undefined && { q: cutCodePoints(search.trim(), longestSearch) }),
    ...filters,
    ...(sort !== undefined && { sort: sort === sorts[0] ? '' : sort }),
  };
}

export const asksForAll = ({ search, filters }: Asked): boolean =>
  search === '' && Object.keys(filters).length === 0;

/** Asks for all, whatever these filters have been. */
export const allOf = (filters: readonly string[]): Readonly<Record<string, string>> =>
  Object.assign({}, ...filters.map((name) => ({ [name]: '' })));
