import { StoredImage } from '#ui/media/StoredImage.tsx';
import { openPictures } from './openPictures.ts';
import css from './pictures.module.css';

export interface FramedPictureProps {
  /** Names the viewer. */
  readonly title: string;
  /** Of the button that opens it. */
  readonly label: string;
  readonly address: string;
  readonly alt: string;
  /** A square of 96 px in place of the whole width. */
  readonly isThumb?: boolean;
}

const widthPx = 800;
const heightPx = 450;
const thumbPx = 96;

/** One picture of a section; a tap shows it over the whole screen. */
export function FramedPicture({ title, label, address, alt, isThumb = false }: FramedPictureProps) {
  return (
    <button
      className={isThumb ? `${css['open']} ${css['open--thumb']}` : css['open']}
      type="button"
      aria-label={label}
      onClick={() => openPictures(title, [{ address, alt }])}
    >
      <StoredImage
        className={isThumb ? css['thumb'] : css['framed']}
        src={address}
        alt={alt}
        width={isThumb ? thumbPx : widthPx}
        height={isThumb ? thumbPx : heightPx}
        lazy
        isPageWide={!isThumb}
      />
    </button>
  );
}
