import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { services } from '../flows/services.ts';

/** After a change of screen: the focus goes to its heading, and the page to its top a moment later. */
export function useArrival(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const last = useRef(address);

  useEffect(() => {
    if (last.current === address) return undefined;
    last.current = address;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    const timer = setTimeout(() => window.scrollTo(0, 0), services().times.scrollToTopMs);
    return () => clearTimeout(timer);
  }, [address]);
}
