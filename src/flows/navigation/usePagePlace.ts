import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

interface PagePlace {
  readonly scrollY: number;
  readonly followed: FollowedLink | undefined;
}

/** The link that had the focus. */
interface FollowedLink {
  readonly href: string;
  /** Among the links to the same page, from 0. */
  readonly nth: number;
  /** From the top of the window, in px. */
  readonly top: number;
}

/** By the key of their history entry, for as long as the page is open. */
const places = new Map<string, PagePlace>();

/** What comes later moves nothing: assistive technology scrolls without an event of the visitor. */
const longestMs = 5_000;
const visitorMoves = ['pointerdown', 'touchstart', 'wheel', 'keydown'];

const linksTo = (href: string) =>
  Array.from(document.querySelectorAll<HTMLElement>('main a[href]')).filter(
    (link) => link.getAttribute('href') === href,
  );

function findFollowed(scrollY: number): FollowedLink | undefined {
  const link = document.activeElement;
  const href = link?.getAttribute('href');
  if (!(link instanceof HTMLElement) || typeof href !== 'string') return undefined;
  // Where it is on the page, and not in the window, which the next page may have scrolled by now.
  const top = link.getBoundingClientRect().top + window.scrollY - scrollY;
  return { href, nth: Math.max(0, linksTo(href).indexOf(link)), top };
}

/** Parts of the page may still be awaited: held at each that comes, until the visitor moves or some seconds have passed. */
function holdPlace({ scrollY, followed }: PagePlace): () => void {
  let hasFocused = false;
  const restore = () => {
    const link = followed && linksTo(followed.href)[followed.nth];
    window.scrollTo(0, link ? window.scrollY + link.getBoundingClientRect().top - followed.top : scrollY);
    if (!hasFocused) link?.focus({ preventScroll: true });
    hasFocused ||= link !== undefined;
  };
  restore();
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => stop(), longestMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of visitorMoves) window.removeEventListener(move, stop, true);
  };
  for (const move of visitorMoves) window.addEventListener(move, stop, { capture: true, passive: true });
  return stop;
}

/**
 * Back to a long page shows it where the visitor left it, with the focus on the link they followed, also where that comes a
 * moment after the page. True then: the page says so by `data-in-place`, and is scrolled by nothing else.
 */
export function usePagePlace(): boolean {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [place] = useState(() => (isReturn ? places.get(key) : undefined));

  useLayoutEffect(() => {
    const release = place === undefined ? undefined : holdPlace(place);
    let { scrollY } = window;
    const follow = () => {
      scrollY = window.scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      release?.();
      window.removeEventListener('scroll', follow);
      // Followed and not read here: the next page may have made this one shorter already, and so scrolled it.
      places.set(key, { scrollY, followed: findFollowed(scrollY) });
    };
  }, [key, place]);

  return place !== undefined;
}
