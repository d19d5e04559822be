import { useTranslation } from 'react-i18next';
import { Carousel } from '../../../ui/media/Carousel.tsx';
import { StoredImage } from '../../../ui/media/StoredImage.tsx';
import { openPictures } from './openPictures.ts';
import css from './Pictures.module.css';

const widthPx = 800;
const heightPx = 450;

export interface PicturesProps {
  readonly addresses: readonly string[];
  readonly company: string;
}

export function Pictures({ addresses, company }: PicturesProps) {
  const { t } = useTranslation(['exhibitors', 'content']);
  const altOf = (at: number) => t('picture', { company, number: at + 1 });

  const view = (start: number) =>
    openPictures(
      t('pictures'),
      addresses.map((address, at) => ({ address, alt: altOf(at) })),
      start,
    );

  return (
    <Carousel
      label={t('pictures')}
      slides={addresses.map((address, at) => ({
        key: address,
        label: '',
        content: (
          <button
            className={css.open}
            type="button"
            aria-label={t('content:openImage', { number: at + 1, total: addresses.length })}
            onClick={() => view(at)}
          >
            <StoredImage
              className={css.picture}
              src={address}
              alt={altOf(at)}
              width={widthPx}
              height={heightPx}
              lazy={at > 0}
              isFirst={at === 0}
              isPageWide
            />
          </button>
        ),
      }))}
    />
  );
}
