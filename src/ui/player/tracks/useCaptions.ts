import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { captionTracks, showCaptions, showsCaptions } from './captionTracks.ts';
import { chooseTrack, chosenTrack } from './trackChoices.ts';

export interface Captions {
  /** Whether the film carries some, as far as is known. */
  readonly areThere: boolean;
  readonly areShown: boolean;
  readonly show: (areShown: boolean) => void;
}

const changes = ['removetrack', 'change'] as const;

/** Captions and subtitles of a film, from a file or from inside of its stream. What was chosen for one film holds for the next. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, language: string): Captions {
  const [areThere, setThere] = useState(false);
  const [areShown, setShown] = useState(false);
  const own = useRef<TextTrack>(undefined);
  const read = () => {
    const tracks = captionTracks(video.current);
    setThere(tracks.length > 0);
    setShown(showsCaptions(tracks));
  };
  const heed = useEffectEvent(read);
  const apply = useEffectEvent(() => {
    const isOn = chosenTrack('captions');
    // The tracks of a stream come one after the other.
    if (isOn !== undefined)
      own.current = showCaptions(captionTracks(video.current), isOn, language, own.current);
    read();
  });
  useEffect(() => {
    const element = video.current;
    const tracks = element?.textTracks;
    // Old engines tell of no changes.
    if (element === null || tracks === undefined || !('addEventListener' in tracks)) return undefined;
    const [onAdded, onChanged] = [() => apply(), () => heed()];
    tracks.addEventListener('addtrack', onAdded);
    // An engine chooses tracks for itself when it begins.
    element.addEventListener('loadedmetadata', onAdded);
    for (const name of changes) tracks.addEventListener(name, onChanged);
    onAdded();
    return () => {
      tracks.removeEventListener('addtrack', onAdded);
      element.removeEventListener('loadedmetadata', onAdded);
      for (const name of changes) tracks.removeEventListener(name, onChanged);
    };
  }, [video]);
  return {
    areThere,
    areShown,
    show: (isOn) => {
      chooseTrack('captions', isOn);
      own.current = showCaptions(captionTracks(video.current), isOn, language);
      read();
    },
  };
}
