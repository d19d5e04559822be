import { useEffect, useState } from 'react';
import { type CountryKit, countryKitNow, loadCountries } from './loadCountries.ts';

export interface Countries extends CountryKit {
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Renders again once the table is loaded. `isNeeded` avoids loading it. */
export function useCountries(isNeeded = true): Countries {
  const [kit, setKit] = useState(countryKitNow);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isNeeded || hasFailed || kit.Overlay !== undefined) return undefined;
    let isCancelled = false;
    loadCountries().then(
      (found) => {
        if (!isCancelled) setKit(found);
      },
      () => {
        if (!isCancelled) setHasFailed(true);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [isNeeded, hasFailed, kit]);

  return { ...kit, hasFailed, retry: () => setHasFailed(false) };
}
