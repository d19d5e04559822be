import { useTranslation } from 'react-i18next';
import { Carousel } from '../../../ui/media/Carousel.tsx';
import { StoredImage } from '../../../ui/media/StoredImage.tsx';
import css from './Pictures.module.css';

const widthPx = 800;
const heightPx = 450;

export interface PicturesProps {
  readonly addresses: readonly string[];
  readonly company: string;
}

/** The exhibitor's pictures side by side. */
export function Pictures({ addresses, company }: PicturesProps) {
  const { t } = useTranslation('exhibitors');
  return (
    <Carousel
      label={t('pictures')}
      slides={addresses.map((address, at) => ({
        key: address,
        label: '',
        content: (
          <StoredImage
            className={css['picture']}
            src={address}
            alt={t('picture', { company, number: at + 1 })}
            width={widthPx}
            height={heightPx}
            lazy={at > 0}
          />
        ),
      }))}
    />
  );
}
