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
}

const widthPx = 800;
const heightPx = 450;

/** One picture of a section; a tap shows it over the whole screen. */
export function FramedPicture({ title, label, address, alt }: FramedPictureProps) {
  return (
    <button
      className={css['open']}
      type="button"
      aria-label={label}
      onClick={() => openPictures(title, [{ address, alt }])}
    >
      <StoredImage
        className={css['framed']}
        src={address}
        alt={alt}
        width={widthPx}
        height={heightPx}
        lazy
        isPageWide
      />
    </button>
  );
}
