import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPress } from '../listening/afterPress.ts';
import { services } from '#session/services.ts';
import { tabPlaceIn } from '#flows/navigation/tabPlace.ts';
import { isSameScreen } from '#flows/navigation/asked/sameScreenState.ts';

/**
 * Focuses the screen's heading; a loading screen has none yet, and gets it when it comes, unless the focus has moved
 * by then. Returns a function that stops the waiting.
 */
export function focusHeading(): () => void {
  // The screen has set the focus, for example into the question to change.
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

/** After a navigation, focuses the screen's heading, and a moment later scrolls to the top, or a tab to its place. */
export function useFocusOnNavigation(): void {
  const { pathname, search, state } = useLocation();
  const address = pathname + search;
  const last = useRef({ address, pathname });

  useEffect(() => {
    const from = last.current;
    last.current = { address, pathname };
    if (from.address === address) return undefined;
    // Back from another screen may lead to such an address, and is a navigation.
    if (from.pathname === pathname && isSameScreen(state)) return undefined;
    const forgetHeading = focusHeading();
    const forgetScroll = afterPress(() => {
      // A list that a visitor returns to shows the rows where they left it.
      if (document.querySelector('[data-in-place]') !== null) return;
      window.scrollTo(0, tabPlaceIn(state));
      // Someone who has gone on with the keys meanwhile sees where they are.
      document.activeElement?.closest('main :focus:not(h1)')?.scrollIntoView?.({ block: 'nearest' });
    }, services().times.scrollToTopMs);
    return () => {
      forgetHeading();
      forgetScroll();
    };
  }, [address, pathname, state]);
}
