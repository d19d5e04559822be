import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { services } from '../flows/services.ts';
import { staysHere } from '../flows/stayHere.ts';

/** A screen that waits for its data has no heading yet; whoever has moved on by then is left alone. */
function focusHeading(): () => void {
  // The screen has put it somewhere itself: into the question that the visitor came to change.
  if (document.activeElement?.closest('main *')) return () => {};
  const find = () => document.querySelector<HTMLElement>('main h1');
  const observer = new MutationObserver(() => {
    const heading = find();
    if (heading === null) return;
    observer.disconnect();
    if (document.activeElement === document.body) heading.focus({ preventScroll: true });
  });
  const present = find();
  if (present !== null) present.focus({ preventScroll: true });
  else observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** After a change of screen: the focus goes to its heading, and the page to its top a moment later. */
export function useFocusOnNavigation(): void {
  const { pathname, search, state } = useLocation();
  const address = pathname + search;
  const last = useRef({ address, pathname });

  useEffect(() => {
    const from = last.current;
    last.current = { address, pathname };
    if (from.address === address) return undefined;
    // The way back from another screen leads to such an address too, and is an arrival.
    if (from.pathname === pathname && staysHere(state)) return undefined;
    const forgetHeading = focusHeading();
    const timer = setTimeout(() => window.scrollTo(0, 0), services().times.scrollToTopMs);
    return () => {
      forgetHeading();
      clearTimeout(timer);
    };
  }, [address, pathname, state]);
}
