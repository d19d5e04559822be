import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/Icon.tsx';
import { StoredImage } from '../media/StoredImage.tsx';
import { savesData } from './savesData.ts';
import css from './StreamPlayer.module.css';

export interface PlayCoverProps {
  /** What is played. */
  readonly name: string;
  /** '' for none. */
  readonly poster: string;
  readonly onPlay: () => void;
}

const posterSize = { width: 640, height: 360 };

/** Inside of a `PlayerFrame`: the picture with a button to play, before anything is loaded. */
export function PlayCover({ name, poster, onPlay }: PlayCoverProps) {
  const { t } = useTranslation('content');
  return (
    <button className={css['cover']} type="button" aria-label={t('playOf', { name })} onClick={onPlay}>
      {poster !== '' && <StoredImage className={css['poster']} src={poster} alt="" {...posterSize} isFirst />}
      <span className={css['play']}>
        <Icon name="play" sizeRem={2} />
      </span>
      {savesData() && <span className={css['note']}>{t('playSavesData')}</span>}
    </button>
  );
}
