import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DescribedSound } from './describedSound.ts';
import { chooseTrack, chosenTrack } from './trackChoices.ts';

export interface Description {
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
}

/** Whether a film is to be described aloud. What was chosen for one film holds for the next. */
export function useDescription(): Description {
  const [isChosen, setChosen] = useState(() => chosenTrack('description') ?? false);
  return {
    isChosen,
    choose: (next) => {
      chooseTrack('description', next);
      setChosen(next);
    },
  };
}

/** Plays the described sound inside of a stream, as chosen. */
export function useDescribedSound(sound: DescribedSound | undefined, isChosen: boolean): void {
  useEffect(() => sound?.play(isChosen), [sound, isChosen]);
}

/** Opens the other version where a film lies at two addresses. */
export function useDescribedVersion(isDescribed: boolean, reopen: () => void): void {
  const opened = useRef(isDescribed);
  const open = useEffectEvent(reopen);
  useEffect(() => {
    if (opened.current === isDescribed) return;
    opened.current = isDescribed;
    open();
  }, [isDescribed]);
}
