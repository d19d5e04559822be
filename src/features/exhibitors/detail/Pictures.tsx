import { useTranslation } from 'react-i18next';
import { storedImageUrl } from '../../../domain/file/storedImageUrl.ts';
import { shellMessage } from '../../../language/shellMessages.ts';
import { Carousel } from '../../../ui/media/Carousel.tsx';
import { openImages } from '../../../ui/media/openImages.tsx';
import { storageHost } from '../../../ui/media/storageHost.ts';
import { StoredImage } from '../../../ui/media/StoredImage.tsx';
import { renderToast } from '../../../ui/overlay/appToast.tsx';
import css from './Pictures.module.css';

const widthPx = 800;
const heightPx = 450;
/** Large enough to be magnified on a phone. */
const longestSidePx = 2000;

export interface PicturesProps {
  readonly addresses: readonly string[];
  readonly company: string;
}

export function Pictures({ addresses, company }: PicturesProps) {
  const { t } = useTranslation(['exhibitors', 'content']);
  const altOf = (at: number) => t('picture', { company, number: at + 1 });

  function view(start: number) {
    const size = { width: longestSidePx, height: longestSidePx };
    const images = addresses.map((address, at) => ({
      url: storedImageUrl(address, size, storageHost()),
      alt: altOf(at),
    }));
    openImages({ label: t('pictures'), images, start }).catch(() =>
      renderToast(shellMessage('shell', 'problemLoading')),
    );
  }

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
