import { useEffect, useRef } from 'react';
import { FilmOnTap } from '#ui/player/FilmOnTap.tsx';
import css from './ProductVideo.module.css';

export interface ProductVideoProps {
  readonly name: string;
  readonly address: string;
  readonly poster: string;
  /** Address of a WebVTT file; '' for none. */
  readonly captions: string;
  /** Address of a described version; '' for none. */
  readonly described: string;
}

/** A film among the pictures of a product. */
export function ProductVideo({ name, address, poster, captions, described }: ProductVideoProps) {
  const place = usePausedAside();
  return (
    <div className={css['film']} ref={place}>
      <FilmOnTap
        name={name}
        address={address}
        poster={poster}
        captions={captions}
        described={described}
        kind="recording"
        hasSpeeds={false}
      />
    </div>
  );
}

/** A film that was pushed out of a row of slides is paused; one above the screen goes on. */
function usePausedAside() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    // Old engines have none.
    if (current === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries[entries.length - 1]?.isIntersecting === false) current.querySelector('video')?.pause();
      },
      { rootMargin: '10000% 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return place;
}
