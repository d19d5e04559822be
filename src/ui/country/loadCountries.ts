import { loadChunk } from '../../chunks/loadChunk.ts';
import type { Country } from '../../domain/country/countryTable.ts';
import type * as Overlay from './CountryOverlay.tsx';

/** All that a question about a country needs beside its button. */
export interface CountryKit {
  /** Empty until it is there. */
  readonly table: readonly Country[];
  readonly Overlay: typeof Overlay.CountryOverlay | undefined;
}

let loading: Promise<CountryKit> | undefined;
let loaded: CountryKit = { table: [], Overlay: undefined };

/** Table and list, fetched once a page and only where a question needs them; what failed is tried again by the next one. */
export function loadCountries(): Promise<CountryKit> {
  loading ??= Promise.all([
    loadChunk(() => import('../../domain/country/countryTable.ts')),
    loadChunk(() => import('./CountryOverlay.tsx')),
  ]).then(
    ([{ countryTable }, { CountryOverlay }]) => {
      loaded = { table: countryTable, Overlay: CountryOverlay };
      return loaded;
    },
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  );
  return loading;
}

export const countryKitNow = () => loaded;
/** The table as far as it is there: empty before it was loaded. */
export const countriesNow = () => loaded.table;
