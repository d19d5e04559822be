import { loadChunk } from '#chunks/loadChunk.ts';
import type { Country } from '#domain/country/countryTable.ts';
import type * as Overlay from './CountryOverlay.tsx';

export interface CountryKit {
  readonly table: readonly Country[];
  readonly Overlay: typeof Overlay.CountryOverlay | undefined;
}

let loading: Promise<CountryKit> | undefined;
let loaded: CountryKit = { table: [], Overlay: undefined };

/** Loads table and list once per page, only where a question needs them; a failure is retried by the next call. */
export function loadCountries(): Promise<CountryKit> {
  loading ??= Promise.all([
    loadChunk(() => import('#domain/country/countryTable.ts')),
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
export const countriesNow = () => loaded.table;
