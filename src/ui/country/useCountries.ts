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
    let isGone = false;
    loadCountries().then(
      (found) => {
        if (!isGone) setKit(found);
      },
      () => {
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded, hasFailed, kit]);

  return { ...kit, hasFailed, retry: () => setHasFailed(false) };
}
