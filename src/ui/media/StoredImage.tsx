import { useState } from 'react';
import { storedImageUrl } from '../../domain/file/storedImageUrl.ts';
import { storageHost } from './storageHost.ts';
import styles from './storedImage.module.css';

export interface StoredImageProps {
  readonly src: string;
  readonly alt: string;
  readonly lang?: string | undefined;
  /** CSS pixels; the space is reserved before the image loads. */
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
  readonly lazy?: boolean;
}

/** A higher density is not visible on a phone and costs four times the bytes. */
const maxPixelsPerPoint = 2;

/** Fetched no larger than it is shown; a placeholder replaces an image that fails. */
export function StoredImage({
  src,
  alt,
  lang,
  width,
  height,
  className = '',
  lazy = true,
}: StoredImageProps) {
  const [failed, setFailed] = useState<string>();
  if (src === '' || failed === src)
    return (
      <span
        className={`${styles.imageMissing} ${className}`.trim()}
        style={{ width, height }}
        lang={lang}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      />
    );
  const scale = Math.min(window.devicePixelRatio || 1, maxPixelsPerPoint);
  return (
    <img
      className={className === '' ? undefined : className}
      src={storedImageUrl(src, { width: width * scale, height: height * scale }, storageHost())}
      alt={alt}
      lang={lang}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
