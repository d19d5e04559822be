import { useLayoutEffect } from 'react';
import { hasOuterTabs } from './hasOuterTabs.ts';

/** The least height of `TabBar`; with larger text it is measured once it is there. */
const leastHeight = 'calc(3.25rem + 1px + env(safe-area-inset-bottom))';

/** Reserves the height of the tabs while they load: a button that moves up under a tap would lose it to a tab. */
export function TabsPlace() {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--x-tabs', hasOuterTabs() ? '0px' : leastHeight);
    return () => void style.removeProperty('--x-tabs');
  }, []);
  return null;
}
