import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './PlayerTools.module.css';

export interface PlayerToolsProps {
  readonly findVideo: () => HTMLVideoElement | null;
}

const speeds = [1, 1.25, 1.5, 2] as const;

interface PictureInPicture {
  readonly pictureInPictureEnabled?: boolean;
}

/** Speed of a recording, and the picture beside other pages where the engine can do it. */
export function PlayerTools({ findVideo }: PlayerToolsProps) {
  const { t } = useTranslation('content');
  const [speed, setSpeed] = useState(1);
  const choose = (next: number) => {
    setSpeed(next);
    const video = findVideo();
    if (video === null) return;
    // The default too: a stream that is opened again begins with it.
    video.defaultPlaybackRate = next;
    video.playbackRate = next;
  };
  return (
    <div className={css['tools']}>
      <div className={css['speeds']} role="group" aria-label={t('playSpeed')}>
        {speeds.map((one) => (
          <button
            className={css['speed']}
            key={one}
            type="button"
            aria-pressed={one === speed}
            onClick={() => choose(one)}
          >
            {one}×
          </button>
        ))}
      </div>
      {(document as PictureInPicture).pictureInPictureEnabled === true && (
        <button
          className={css['tool']}
          type="button"
          // Refused while there is no picture yet.
          onClick={() =>
            void findVideo()
              ?.requestPictureInPicture()
              .catch(() => {})
          }
        >
          {t('playBeside')}
        </button>
      )}
    </div>
  );
}
