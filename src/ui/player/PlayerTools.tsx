import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Captions } from './tracks/useCaptions.ts';
import type { Description } from './tracks/useDescription.ts';
import css from './PlayerTools.module.css';

export interface PlayerToolsProps {
  readonly findVideo: () => HTMLVideoElement | null;
  /** Only a recording has speeds. */
  readonly isRecording: boolean;
  /** Undefined where it has none. */
  readonly captions: Captions | undefined;
  readonly description: Description | undefined;
}

const speeds = [1, 1.25, 1.5, 2] as const;

interface PictureInPicture {
  readonly pictureInPictureEnabled?: boolean;
}

/** Captions and description where the film has them; of a recording also its speed, and the picture beside other pages. */
export function PlayerTools({ findVideo, isRecording, captions, description }: PlayerToolsProps) {
  const { t } = useTranslation('content');
  const canBeBeside = isRecording && (document as PictureInPicture).pictureInPictureEnabled === true;
  if (!isRecording && captions === undefined && description === undefined) return null;
  return (
    <div className={css['tools']}>
      {isRecording && <Speeds findVideo={findVideo} />}
      {captions && (
        <Toggle isOn={captions.areShown} onToggle={captions.show}>
          {t('captions')}
        </Toggle>
      )}
      {description && (
        <Toggle isOn={description.isChosen} onToggle={description.choose}>
          {t('description')}
        </Toggle>
      )}
      {canBeBeside && (
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

interface ToggleProps {
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
  readonly children: string;
}

const Toggle = ({ isOn, onToggle, children }: ToggleProps) => (
  <button className={css['toggle']} type="button" aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
    {children}
  </button>
);

function Speeds({ findVideo }: Pick<PlayerToolsProps, 'findVideo'>) {
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
  );
}
