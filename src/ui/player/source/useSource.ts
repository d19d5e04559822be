import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { PlayProblem } from '#entities/live/rules/playProblem.ts';
import { type OpenSource, openSource, type SourceListeners } from './openSource.ts';

export interface Source {
  readonly open: (listeners: SourceListeners) => void;
  readonly close: (because?: PlayProblem) => void;
  /** Tries to load on after a problem. */
  readonly resume: () => void;
}

/** What the element plays, one at a time; nothing once it is off the page. */
export function useSource(video: RefObject<HTMLVideoElement | null>, address: string): Source {
  const opened = useRef<OpenSource>(undefined);
  const distrustsEngine = useRef(false);
  const close = (because?: PlayProblem) => {
    opened.current?.close();
    opened.current = undefined;
    // What one player cannot play, the other may.
    if (because === 'unsupported') distrustsEngine.current = !distrustsEngine.current;
  };
  const leave = useEffectEvent(() => close());
  useEffect(() => () => leave(), []);
  return {
    open: (listeners) => {
      close();
      if (video.current === null) return;
      opened.current = openSource({
        video: video.current,
        address,
        distrustsEngine: distrustsEngine.current,
        ...listeners,
      });
    },
    close,
    resume: () => opened.current?.resume?.(),
  };
}
