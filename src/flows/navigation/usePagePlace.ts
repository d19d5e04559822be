import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

interface PagePlace {
  readonly scrollY: number;
  /** Of the link that had the focus. */
  readonly href: string | null;
}

/** By the key of their history entry, for as long as the page is open. */
const places = new Map<string, PagePlace>();

function focusLink(href: string | null): void {
  if (href === null) return;
  const links = Array.from(document.querySelectorAll<HTMLElement>('main a[href]'));
  links.find((link) => link.getAttribute('href') === href)?.focus({ preventScroll: true });
}

/**
 * Back to a long page shows it where the visitor left it, with the focus on the link they followed. True then: the page says so
 * by `data-in-place`, and is scrolled by nothing else. For a page whose content is there when it is drawn.
 */
export function usePagePlace(): boolean {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [place] = useState(() => (isReturn ? places.get(key) : undefined));

  useLayoutEffect(() => {
    if (place !== undefined) {
      window.scrollTo(0, place.scrollY);
      focusLink(place.href);
    }
    let { scrollY } = window;
    const follow = () => {
      scrollY = window.scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      // Followed and not read here: the next page may have made this one shorter already, and so scrolled it.
      places.set(key, { scrollY, href: document.activeElement?.getAttribute('href') ?? null });
    };
  }, [key, place]);

  return place !== undefined;
}
