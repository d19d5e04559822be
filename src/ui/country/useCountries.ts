import { useEffect, useState } from 'react';
import type { Country } from '../../domain/country/countryTable.ts';
import { countriesNow, loadCountries } from './loadCountries.ts';

export interface Countries {
  /** Empty until it is there. */
  readonly table: readonly Country[];
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The table of countries; whoever asks is drawn again once it is there. `isNeeded` keeps it away from who needs none. */
export function useCountries(isNeeded = true): Countries {
  const [table, setTable] = useState(countriesNow);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isNeeded || hasFailed || table.length > 0) return undefined;
    let isGone = false;
    loadCountries().then(
      (countries) => {
        if (!isGone) setTable(countries);
      },
      () => {
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, hasFailed, table]);

  return { table, hasFailed, retry: () => setHasFailed(false) };
}
