import type { Country } from '../../domain/country/countryTable.ts';

let loading: Promise<readonly Country[]> | undefined;
let loaded: readonly Country[] = [];

/** The table, fetched once a page and only where a question needs it; what failed is tried again by the next one. */
export function loadCountries(): Promise<readonly Country[]> {
  loading ??= import('../../domain/country/countryTable.ts').then(
    ({ countryTable }) => {
      loaded = countryTable;
      return countryTable;
    },
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  );
  return loading;
}

/** The table as far as it is there: empty before it was loaded. */
export const countriesNow = () => loaded;
