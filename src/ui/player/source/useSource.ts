import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayProblem } from '#entities/live/rules/playProblem.ts';
import type { DescribedSound } from '../tracks/describedSound.ts';
import { type OpenSource, openSource, type SourceListeners } from './openSource.ts';

export interface Source {
  /** Of what is open; undefined for none. */
  readonly describedSound: DescribedSound | undefined;
  readonly open: (listeners: Omit<SourceListeners, 'onDescribedSound'>) => void;
  readonly close: (because?: PlayProblem) => void;
  /** Tries to load on after a problem. */
  readonly resume: () => void;
}

/** What the element plays, one at a time; nothing once it is off the page. */
export function useSource(video: RefObject<HTMLVideoElement | null>, address: string): Source {
  const opened = useRef<OpenSource>(undefined);
  const triesOther = useRef(false);
  const { t } = useTranslation('content');
  const [describedSound, setDescribedSound] = useState<DescribedSound>();
  const close = (because?: PlayProblem) => {
    setDescribedSound(undefined);
    opened.current?.close();
    opened.current = undefined;
    // What one player cannot play, the other may.
    if (because === 'unsupported') triesOther.current = !triesOther.current;
  };
  const leave = useEffectEvent(() => close());
  useEffect(() => () => leave(), []);
  return {
    describedSound,
    open: (listeners) => {
      close();
      if (video.current === null) return;
      opened.current = openSource({
        video: video.current,
        address,
        captionsLabel: t('captions'),
        triesOther: triesOther.current,
        onDescribedSound: setDescribedSound,
        ...listeners,
      });
    },
    close,
    resume: () => opened.current?.resume?.(),
  };
}
