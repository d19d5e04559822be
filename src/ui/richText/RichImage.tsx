import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storedImageUrl } from '#domain/file/storedImageUrl.ts';
import { storageHost } from '../media/storageHost.ts';
import styles from './RichText.module.css';

export interface RichImageProps {
  readonly url: string;
  readonly alt: string;
  /** As written; the image is never wider than the text. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly number: number;
  readonly total: number;
  readonly onOpen: (() => void) | undefined;
}

const pageWidth = 800;
const maxPixelsPerPoint = 2;
/** The width alone limits how large it is fetched. */
const anyHeight = 9999;

export function RichImage({ url, alt, width, height, number, total, onOpen }: RichImageProps) {
  const { t } = useTranslation('content');
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return alt === '' ? null : <span className={styles['missing']}>{alt}</span>;

  const shown = Math.min(width ?? pageWidth, window.innerWidth || pageWidth, pageWidth);
  const pixels = Math.round(shown * Math.min(window.devicePixelRatio || 1, maxPixelsPerPoint));
  const image = (
    <img
      className={styles['image']}
      src={storedImageUrl(url, { width: pixels, height: anyHeight }, storageHost())}
      alt={alt}
      width={width}
      height={width === undefined ? undefined : height}
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  );
  if (onOpen === undefined) return image;
  return (
    <button type="button" className={styles['open']} onClick={onOpen}>
      {image}
      <span className="x-hidden"> {t('openImage', { number, total })}</span>
    </button>
  );
}
