import { type RefObject, useEffect, useEffectEvent } from 'react';

/** One film of a page is heard. */
export function pauseOthers(own: HTMLVideoElement | null): void {
  for (const video of Array.from(document.querySelectorAll('video'))) if (video !== own) video.pause();
}

const leastSeconds = 0.3;

/** Whether something of what is open has been seen; a live may jump shortly after its first picture. */
export const hasPlayed = (video: HTMLVideoElement | null) =>
  video !== null && secondsOf(video.played) > leastSeconds;

function secondsOf(ranges: TimeRanges): number {
  let seconds = 0;
  for (let at = 0; at < ranges.length; at += 1) seconds += ranges.end(at) - ranges.start(at);
  return seconds;
}

/** Whether it goes on for a while without loading anything. */
export function hasMoreLoaded(video: HTMLVideoElement | null): boolean {
  if (video === null || video.error !== null || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA)
    return false;
  const { buffered, currentTime } = video;
  return Array.from({ length: buffered.length }, (_, at) => at).some(
    (at) => buffered.start(at) <= currentTime && buffered.end(at) > currentTime + leastSeconds,
  );
}

export interface MediaListeners {
  readonly onMoving: () => void;
  readonly onWaiting: () => void;
  readonly onPause: () => void;
}

export function useMediaEvents(video: RefObject<HTMLVideoElement | null>, heard: MediaListeners): void {
  const onMoving = useEffectEvent(heard.onMoving);
  const onWaiting = useEffectEvent(heard.onWaiting);
  const onPause = useEffectEvent(heard.onPause);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const events = [
      ['playing', () => onMoving()],
      ['waiting', () => onWaiting()],
      ['pause', () => onPause()],
    ] as const;
    for (const [name, listener] of events) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of events) element.removeEventListener(name, listener);
    };
  }, [video]);
}
