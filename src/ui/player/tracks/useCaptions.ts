import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { captionTracks, showCaptions, showsCaptions } from './captionTracks.ts';
import { chooseTrack, chosenTrack } from './trackChoices.ts';

export interface Captions {
  /** Whether the film carries some, as far as is known. */
  readonly areThere: boolean;
  readonly areShown: boolean;
  readonly show: (areShown: boolean) => void;
}

const beginnings = ['loadedmetadata', 'loadeddata'] as const;
const changes = ['removetrack', 'change'] as const;

/** Captions and subtitles of a film, from a file or from inside of its stream. What was chosen for one film holds for the next. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, language: string): Captions {
  const [areThere, setThere] = useState(false);
  const [areShown, setShown] = useState(false);
  const read = () => {
    const tracks = captionTracks(video.current);
    setThere(tracks.length > 0);
    setShown(showsCaptions(tracks));
  };
  const heed = useEffectEvent(read);
  const apply = useEffectEvent(() => {
    const isOn = chosenTrack('captions');
    if (isOn !== undefined) showCaptions(captionTracks(video.current), isOn, language);
    read();
  });
  useEffect(() => {
    const element = video.current;
    const tracks = element?.textTracks;
    // Old engines tell of no changes.
    if (element === null || tracks === undefined || !('addEventListener' in tracks)) return undefined;
    const [onAdded, onChanged] = [() => apply(), () => heed()];
    tracks.addEventListener('addtrack', onAdded);
    // An engine chooses tracks too, once one is shown: in the language of the phone, which may not be that of the page.
    for (const name of beginnings) element.addEventListener(name, onAdded);
    for (const name of changes) tracks.addEventListener(name, onChanged);
    onAdded();
    return () => {
      tracks.removeEventListener('addtrack', onAdded);
      for (const name of beginnings) element.removeEventListener(name, onAdded);
      for (const name of changes) tracks.removeEventListener(name, onChanged);
    };
  }, [video]);
  return {
    areThere,
    areShown,
    show: (isOn) => {
      chooseTrack('captions', isOn);
      showCaptions(captionTracks(video.current), isOn, language);
      read();
    },
  };
}
