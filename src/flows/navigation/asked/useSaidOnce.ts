import { useEffect, useState } from 'react';
import { useAskedAddress } from './useAskedAddress.ts';

/**
 * What a parameter of the address says when the screen opens; null without it. It is taken out of the address, so that it
 * holds until the screen is left, but not after a reload or on the way back.
 */
export function useSaidOnce(name: string): string | null {
  const { params, ask } = useAskedAddress();
  const now = params.get(name);
  const [first] = useState(now);
  useEffect(() => {
    if (now !== null) ask({ [name]: '' });
  }, [name, now, ask]);
  return first;
}
