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
    search: (params.get('q') ?? '').trim().slice(0, longestSearch),
    filters: Object.assign({}, ...chosen) as Asked['filters'],
    sort: sorts.indexOf(sort) > 0 ? sort : undefined,
  };
}

/** The same address with what is asked for; its other parts stay. */
export function writeAsked(params: URLSearchParams, asked: Asked, names: AskedNames): URLSearchParams {
  const written = new URLSearchParams(params);
  const set = (name: string, value: string | undefined) =>
    value === undefined || value === '' ? written.delete(name) : written.set(name, value);
  set('q', asked.search.trim().slice(0, longestSearch));
  for (const name of names.filters) set(name, asked.filters[name]);
  set('sort', asked.sort === names.sorts[0] ? undefined : asked.sort);
  return written;
}

export const asksForAll = ({ search, filters }: Asked): boolean =>
  search === '' && Object.keys(filters).length === 0;
