import { type ReactNode, useEffect, useRef, useState } from 'react';
import { whenAtRest } from '#device/timers/whenAtRest.ts';
import { savesData } from '#ui/player/savesData.ts';

/** Begins this far below what is seen. */
const margin = '0px 0px 300px 0px';

interface WhenNearProps {
  readonly children: ReactNode;
  /** As high as the part that comes, so that parts below it are not near as well. */
  readonly meanwhile?: ReactNode;
  /** Whether the visitor returns to where they were, perhaps in this part. */
  readonly isReturn?: boolean;
}

/**
 * A part below the first screen of a page that asks for more rows and pictures: drawn when the visitor comes near, and else once the page is at
 * rest, for those who go by its headings. Where the phone saves data, only when near.
 */
export function WhenNear({ children, meanwhile, isReturn = false }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(() => isReturn || !('IntersectionObserver' in window));

  useEffect(() => {
    if (isDrawn || place.current === null) return undefined;
    const draw = () => setDrawn(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && draw(),
      { rootMargin: margin },
    );
    observer.observe(place.current);
    const forget = savesData() ? () => {} : whenAtRest(draw);
    return () => {
      observer.disconnect();
      forget();
    };
  }, [isDrawn]);

  return isDrawn ? children : <div ref={place}>{meanwhile}</div>;
}
