import { useTranslation } from 'react-i18next';
import { openPictures } from '#flows/pictures/openPictures.ts';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import css from './bubble.module.css';

export interface PictureContentProps {
  readonly address: string;
  readonly name: string;
}

/** The place is kept before the picture is there, so that nothing on the screen moves. */
const widthPx = 208;
const heightPx = 156;

/** A picture in a message; a tap shows it over the whole screen. */
export function PictureContent({ address, name }: PictureContentProps) {
  const { t } = useTranslation('conversation');
  const alt = name || t('attachPicture');
  return (
    <button
      className={css['pictureButton']}
      type="button"
      aria-label={t('openPicture', { name: alt })}
      onClick={() => openPictures(t('attachPicture'), [{ address, alt }])}
    >
      <StoredImage
        className={css['picture']}
        src={address}
        alt={alt}
        width={widthPx}
        height={heightPx}
        lazy
      />
    </button>
  );
}
