import { type RefObject, useEffect, useRef, useState } from 'react';
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
  const isHidden = useIsHidden();
  const tell = useRef(onCode);
  useEffect(() => {
    tell.current = onCode;
  });

  useEffect(() => {
    if (isHidden || !isWanted) return undefined;
    return watchCamera(video.current, {
      onWatching: setWatching,
      onCode: (text) => tell.current(text),
      onStopped: () => setIsWanted(false),
    });
  }, [isHidden, isWanted]);

  return { video, watching, again: () => setIsWanted(true) };
}

function useIsHidden(): boolean {
  const [isHidden, setIsHidden] = useState(() => document.visibilityState === 'hidden');
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
  return isHidden;
}

interface Watcher {
  readonly onWatching: (watching: Watching) => void;
  readonly onCode: (text: string) => void;
  readonly onStopped: () => void;
}

/** Opens the camera and reads its frames until a code is found. Returns what ends it. */
function watchCamera(
  picture: HTMLVideoElement | null,
  { onWatching, onCode, onStopped }: Watcher,
): () => void {
  let isOver = false;
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end() {
    isOver = true;
    clearTimeout(timer);
    if (stream !== undefined) closeCamera(stream);
    if (picture !== null) picture.srcObject = null;
  }

  function stop(problem: CameraProblem | 'unread') {
    if (isOver) return;
    end();
    onWatching({ at: 'stopped', problem });
    onStopped();
  }

  async function watch() {
    onWatching({ at: 'opening' });
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
    onWatching({ at: 'looking' });
    const look = async () => {
      const [text] = picture.readyState >= 2 ? await read(picture) : [];
      if (isOver) return;
      if (text !== undefined) {
        end();
        onCode(text);
      } else timer = setTimeout(() => void look().catch(() => stop('unread')), lookMs);
    };
    await look();
  }

  watch().catch(() => stop('unread'));
  return end;
}

type CameraProblem = 'denied' | 'missing' | 'busy';

/** Prefers the rear camera. */
async function openCamera(): Promise<MediaStream | CameraProblem> {
  // Missing on plain http, and in some browsers inside other apps.
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  if (mediaDevices === undefined || typeof mediaDevices.getUserMedia !== 'function') return 'missing';
  try {
    return await mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  } catch (cause) {
    return problemOf((cause as { readonly name?: unknown } | undefined)?.name);
  }
}

function problemOf(name: unknown): CameraProblem {
  if (name === 'NotAllowedError' || name === 'SecurityError' || name === 'PermissionDeniedError')
    return 'denied';
  return name === 'NotReadableError' || name === 'TrackStartError' || name === 'AbortError'
    ? 'busy'
    : 'missing';
}

function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
