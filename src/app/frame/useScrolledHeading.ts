import { useEffect, useState } from 'react';

/** Pixels that the bar covers. */
const barPx = 48;

/** The text of the screen's h1, unless it stands in the bar, while it is scrolled out of sight above; undefined in engines that cannot tell. */
export function useScrolledHeading(): string | undefined {
  const [title, setTitle] = useState<string>();

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    let watched: Element | null = null;
    const seen = new IntersectionObserver(
      (entries) => {
        const last = entries[entries.length - 1];
        if (last === undefined) return;
        const isAbove = !last.isIntersecting && last.boundingClientRect.bottom < barPx * 2;
        setTitle(isAbove ? (last.target.textContent ?? undefined) : undefined);
      },
      { rootMargin: `-${barPx}px 0px 0px 0px` },
    );
    const look = () => {
      const heading = document.querySelector('main h1:not([data-in-bar])');
      if (heading === watched) return;
      if (watched !== null) seen.unobserve(watched);
      watched = heading;
      setTitle(undefined);
      if (heading !== null) seen.observe(heading);
    };
    const main = document.querySelector('main');
    const changed = new MutationObserver(look);
    if (main !== null) changed.observe(main, { childList: true, subtree: true });
    look();
    return () => {
      changed.disconnect();
      seen.disconnect();
    };
  }, []);

  return title;
}
