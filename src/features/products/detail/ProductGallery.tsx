import { useTranslation } from 'react-i18next';
import { PictureGallery } from '#flows/pictures/PictureGallery.tsx';
import { ProductVideo } from './ProductVideo.tsx';

export interface ProductGalleryProps {
  readonly name: string;
  readonly pictures: readonly string[];
  /** '' for none. */
  readonly video: string;
  readonly captions: string;
  readonly described: string;
}

/** Its film first, then its pictures. */
export function ProductGallery({ name, pictures, video, captions, described }: ProductGalleryProps) {
  const { t } = useTranslation('products');
  const film = {
    key: video,
    label: t('video'),
    content: (
      <ProductVideo
        key={video}
        name={name}
        address={video}
        poster={pictures[0] ?? ''}
        captions={captions}
        described={described}
      />
    ),
    hasControls: true,
  };
  return (
    <PictureGallery
      addresses={pictures}
      shape="square"
      label={t('pictures')}
      altOf={(number) => t('picture', { name, number })}
      {...(video !== '' && { before: film })}
    />
  );
}
