import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** By the key of their history entry, for as long as the page is open. */
const places = new Map<string, number>();

/** How far down a visitor left the results for one of them; Back shows them there. */
export function useResultsPlace(areThere: boolean) {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [scrollY] = useState(() => (isReturn ? places.get(key) : undefined));
  const [isShown, setIsShown] = useState(false);
  if (areThere && !isShown) setIsShown(true);

  useLayoutEffect(() => {
    if (isShown && scrollY !== undefined) window.scrollTo(0, scrollY);
  }, [isShown, scrollY]);

  return {
    /** Nothing else is to scroll this page. */
    isKept: scrollY !== undefined,
    leave: () => void places.set(key, window.scrollY),
  };
}
