import { type RefObject, useEffect, useRef, useState } from 'react';
import { closeCamera, openCamera, type CameraProblem } from './openCamera.ts';
import { loadReader } from './loadReader.ts';

export type Watching =
  | { readonly at: 'opening' | 'looking' }
  /** `unread`: the camera works, but no reader could be loaded. */
  | { readonly at: 'stopped'; readonly problem: CameraProblem | 'unread' };

/** Responsive enough, and slow enough for old phones. */
const lookMs = 200;

/** Reads frames until a code is found. The camera is off before, after, and while the page is hidden. */
export function useCamera(onCode: (text: string) => void): {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly watching: Watching;
  readonly again: () => void;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [watching, setWatching] = useState<Watching>({ at: 'opening' });
  const [isWanted, setIsWanted] = useState(true);
  const [isHidden, setIsHidden] = useState(() => document.visibilityState === 'hidden');
  const tell = useRef(onCode);
  useEffect(() => {
    tell.current = onCode;
  });

  useEffect(() => {
    const look = () => setIsHidden(document.visibilityState === 'hidden');
    // Some in-app browsers fire only one of these events.
    const leave = () => setIsHidden(true);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', look);
    };
  }, []);

  useEffect(() => {
    if (isHidden || !isWanted) return undefined;
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const picture = video.current;

    function end() {
      isOver = true;
      clearTimeout(timer);
      if (stream !== undefined) closeCamera(stream);
      if (picture !== null) picture.srcObject = null;
    }

    function stop(problem: CameraProblem | 'unread') {
      if (isOver) return;
      end();
      setWatching({ at: 'stopped', problem });
      setIsWanted(false);
    }

    async function watch() {
      setWatching({ at: 'opening' });
      const opened = await openCamera();
      if (typeof opened === 'string') return stop(opened);
      if (isOver || picture === null) return closeCamera(opened);
      stream = opened;
      picture.srcObject = opened;
      // Rejects if the box is closed or a tap is required first; then there are no frames yet.
      picture.play().catch(() => {});
      // Load the reader after the camera has opened: it may be 500 KB.
      const read = await loadReader();
      if (isOver) return;
      setWatching({ at: 'looking' });
      const look = async () => {
        const [text] = picture.readyState >= 2 ? await read(picture) : [];
        if (isOver) return;
        if (text !== undefined) {
          end();
          tell.current(text);
        } else timer = setTimeout(() => void look().catch(() => stop('unread')), lookMs);
      };
      await look();
    }

    watch().catch(() => stop('unread'));
    return end;
  }, [isHidden, isWanted]);

  return { video, watching, again: () => setIsWanted(true) };
}
