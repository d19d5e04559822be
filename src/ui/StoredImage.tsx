import { useState } from 'react';
import { storedImageUrl } from '../domain/storedImageUrl.ts';
import { storageHost } from './storageHost.ts';
import './storedImage.css';

export interface StoredImageProps {
  /** As the server gave it; '' shows the placeholder. */
  readonly src: string;
  /** '' where the words beside it say the same. */
  readonly alt: string;
  /** Of `alt`, where that is in another language than the page. */
  readonly lang?: string | undefined;
  /** CSS pixels: the place is kept before the picture has come. */
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
  /** False for what is in sight at once. */
  readonly lazy?: boolean;
}

/** More is not seen on a phone, and costs four times the bytes. */
const maxPixelsPerPoint = 2;

/** A picture of the organiser's, fetched no larger than it is shown; a quiet ground stands in for one that does not come. */
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
        className={`x-image-missing ${className}`.trim()}
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
