import { type ReactNode, useEffect, useRef, useState } from 'react';
import { advertisements, cloudAdvertisements } from './api/advertCollections.ts';
import type { Advert } from '#domain/exhibition/runningAdverts.ts';
import { useViewCount } from '../favourite/useViewCount.ts';

export interface CountedAdvertProps {
  readonly advert: Advert;
  /** Whether the number of views is one that the server has told on this page. */
  readonly isFresh: boolean;
  readonly children: ReactNode;
}

/** Counts a view once half of it has been in sight; none where the browser cannot say. */
export function CountedAdvert({ advert, isFresh, children }: CountedAdvertProps) {
  const { isCloud, id, views } = advert;
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  useViewCount(
    isCloud ? cloudAdvertisements : advertisements,
    isSeen ? { RecordId: id, PVNumber: views } : undefined,
    isFresh,
  );
  return <div ref={place}>{children}</div>;
}

function useSeen(place: React.RefObject<HTMLDivElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || isSeen || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isSeen]);
  return isSeen;
}
