import { useEffect } from 'react';
import { useVouchers } from '#session/localStores.ts';
import { keepShapes } from './keepShapes.ts';

/** After a screen has drawn its code: the next time it is there before the app. */
export function useKeptShapes(): void {
  const vouchers = useVouchers();
  useEffect(() => {
    const timer = setTimeout(() => keepShapes(vouchers));
    return () => clearTimeout(timer);
  }, [vouchers]);
}
