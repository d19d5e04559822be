import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#chunks/loadChunk.ts';
import { PlayCover } from '#ui/player/PlayCover.tsx';
import { PlayerFrame } from '#ui/player/PlayerFrame.tsx';
import { PlayerWaiting } from '#ui/player/PlayerWaiting.tsx';
import { PlayProblemNote } from '#ui/player/PlayProblemNote.tsx';
import css from './ProductVideo.module.css';
import type { StreamPlayerProps } from '#ui/player/StreamPlayer.tsx';

export interface ProductVideoProps {
  readonly name: string;
  readonly address: string;
  readonly poster: string;
  /** Address of a WebVTT file; '' for none. */
  readonly captions: string;
  /** Address of a described version; '' for none. */
  readonly described: string;
}

/** A picture with a button to play; the player is loaded by the tap. */
export function ProductVideo({ name, address, poster, captions, described }: ProductVideoProps) {
  const { t } = useTranslation('content');
  const { Player, state, load } = usePlayer();
  const place = usePausedAside();
  return (
    <div className={css['film']} ref={place}>
      {Player ? (
        <Player
          name={name}
          address={address}
          poster={poster}
          captions={captions}
          described={described}
          kind="recording"
          playsAtOnce
          hasSpeeds={false}
        />
      ) : (
        <PlayerFrame>
          <PlayCover name={name} poster={poster} onPlay={load} />
          {state === 'loading' && <PlayerWaiting />}
          {state === 'failed' && <PlayProblemNote text={t('playFailed_unreachable')} onRetry={load} />}
        </PlayerFrame>
      )}
    </div>
  );
}

type LoadState = 'idle' | 'loading' | 'failed';

function usePlayer() {
  const [Player, setPlayer] = useState<ComponentType<StreamPlayerProps>>();
  const [state, setState] = useState<LoadState>('idle');
  const load = () => {
    if (state === 'loading') return;
    setState('loading');
    loadChunk(() => import('#ui/player/StreamPlayer.tsx')).then(
      ({ StreamPlayer }) => setPlayer(() => StreamPlayer),
      () => setState('failed'),
    );
  };
  return { Player, state, load };
}

/** A film that was pushed out of a row of slides is paused; one above the screen goes on. */
function usePausedAside() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    // Old engines have none.
    if (current === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries[entries.length - 1]?.isIntersecting === false) current.querySelector('video')?.pause();
      },
      { rootMargin: '10000% 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return place;
}
