import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#chunks/loadChunk.ts';
import { PlayCover } from './PlayCover.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';
import { PlayerWaiting } from './PlayerWaiting.tsx';
import { PlayProblemNote } from './PlayProblemNote.tsx';
import type { StreamPlayerProps } from './StreamPlayer.tsx';
import { isPlaylist } from './source/isPlaylist.ts';
import { TracksNote } from './tracks/TracksNote.tsx';

/** A picture with a button to play; the player is loaded by the tap. */
export function FilmOnTap(props: Omit<StreamPlayerProps, 'playsAtOnce'>) {
  const { name, poster, address, captions = '', described = '', isWithoutSpeech = false } = props;
  const { t } = useTranslation('content');
  const { Player, state, load } = usePlayer();
  if (Player) return <Player {...props} playsAtOnce />;
  return (
    <>
      <PlayerFrame>
        <PlayCover name={name} poster={poster} onPlay={load} />
        {state === 'loading' && <PlayerWaiting />}
        {state === 'failed' && <PlayProblemNote text={t('playFailed_unreachable')} onRetry={load} />}
      </PlayerFrame>
      {captions === '' && !isPlaylist(address) && (
        <TracksNote isWithoutSpeech={isWithoutSpeech} hasDescription={described !== ''} />
      )}
    </>
  );
}

type LoadState = 'idle' | 'loading' | 'failed';

function usePlayer() {
  const [Player, setPlayer] = useState<ComponentType<StreamPlayerProps>>();
  const [state, setState] = useState<LoadState>('idle');
  const load = () => {
    if (state === 'loading') return;
    setState('loading');
    loadChunk(() => import('./StreamPlayer.tsx')).then(
      ({ StreamPlayer }) => setPlayer(() => StreamPlayer),
      () => setState('failed'),
    );
  };
  return { Player, state, load };
}
