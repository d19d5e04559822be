import type { StreamKind } from '#entities/live/rules/playProblem.ts';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

export interface PlaybackSettings {
  readonly address: string;
  readonly kind: StreamKind;
  /** In seconds; of a recording. */
  readonly startAt?: number | undefined;
  /** Now and then, when it pauses, and when it is left: seconds, and the length where it is known. */
  readonly onPlace?: ((atSeconds: number, ofSeconds: number) => void) | undefined;
}

const placeEveryMs = 5_000;

/** A recording goes on where it was left, also after a retry. */
export function usePlace(
  video: RefObject<HTMLVideoElement | null>,
  { kind, startAt, onPlace }: PlaybackSettings,
): RefObject<number> {
  const place = useRef(startAt ?? 0);
  const tell = useEffectEvent((element: HTMLVideoElement) =>
    onPlace?.(element.currentTime, element.duration),
  );
  useEffect(() => {
    const element = video.current;
    if (element === null || kind === 'live') return undefined;
    let toldAtMs = 0;
    const onMetadata = () => {
      if (place.current > 0) element.currentTime = place.current;
    };
    const onTime = () => {
      // A stream that is closed falls back to its beginning.
      if (element.readyState === HTMLMediaElement.HAVE_NOTHING) return;
      place.current = element.currentTime;
      if (Date.now() - toldAtMs < placeEveryMs) return;
      toldAtMs = Date.now();
      tell(element);
    };
    const onPause = () => {
      if (element.readyState !== HTMLMediaElement.HAVE_NOTHING) tell(element);
    };
    const events = [
      ['loadedmetadata', onMetadata],
      ['timeupdate', onTime],
      ['pause', onPause],
      ['ended', onPause],
    ] as const;
    for (const [name, listener] of events) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of events) element.removeEventListener(name, listener);
    };
  }, [video, kind]);
  return place;
}
