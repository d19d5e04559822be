import { useTranslation } from 'react-i18next';
import { Carousel, type CarouselSlide } from '#ui/media/Carousel.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { openPictures } from './openPictures.ts';
import css from './pictures.module.css';

const widthPx = 800;
const heightPx = 450;

export interface PictureGalleryProps {
  readonly addresses: readonly string[];
  readonly label: string;
  /** Of the picture with this number, from 1. */
  readonly altOf: (number: number) => string;
  /** Lower than a film, or as high as wide. */
  readonly shape?: 'low' | 'square';
  /** Before the pictures, such as a film. */
  readonly before?: CarouselSlide;
}

/** Above a page, over its whole width; a tap shows the picture over the whole screen. */
export function PictureGallery({ addresses, label, altOf, shape, before }: PictureGalleryProps) {
  const { t } = useTranslation('content');
  const view = (start: number) =>
    openPictures(
      label,
      addresses.map((address, at) => ({ address, alt: altOf(at + 1) })),
      start,
    );

  const classes = [css['picture'], shape && css[`picture--${shape}`], before && css['picture--beside']]
    .filter(Boolean)
    .join(' ');
  const pictures = addresses.map((address, at) => ({
    key: address,
    label: '',
    content: (
      <button
        className={css['open']}
        type="button"
        aria-label={t('openImage', { number: at + 1, total: addresses.length })}
        onClick={() => view(at)}
      >
        <StoredImage
          className={classes}
          src={address}
          alt={altOf(at + 1)}
          width={widthPx}
          height={heightPx}
          lazy={at > 0}
          isFirst={at === 0}
          isPageWide
        />
      </button>
    ),
  }));
  return <Carousel label={label} slides={before ? [before, ...pictures] : pictures} />;
}
