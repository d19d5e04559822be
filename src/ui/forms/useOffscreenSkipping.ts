import { type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './offscreenSkipping.module.css';

/** By then every question has been laid out with what has changed, and the engine remembers its height. */
const laidOutMs = 300;

export interface SkippingForm {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly className: string | undefined;
}

/**
 * Lets the engine skip the questions outside the window, once all of them have been laid out: before that they would be as
 * high as an estimate, and the page would move. `layout` names what changes their heights.
 */
export function useOffscreenSkipping(layout: string): SkippingForm {
  const ref = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    const form = ref.current;
    if (form === null) return undefined;
    let timer = 0;
    let widthPx = window.innerWidth;
    const layOut = () => {
      form.removeAttribute('data-laid-out');
      window.clearTimeout(timer);
      timer = window.setTimeout(() => form.setAttribute('data-laid-out', layout), laidOutMs);
    };
    // A keyboard that opens changes the height alone.
    const onResize = () => {
      if (window.innerWidth !== widthPx) layOut();
      widthPx = window.innerWidth;
    };
    layOut();
    window.addEventListener('resize', onResize);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, [layout]);

  return { ref, className: styles.root };
}
