import { use, useState } from 'react';
import { pictureSources } from '#domain/file/pictureSources.ts';
import { ArePicturesWanted } from '../picture/ArePicturesWanted.ts';
import { pageSizes, phoneWidth } from './pageSizes.ts';
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
  /** The first picture of its page: fetched before other pictures. */
  readonly isFirst?: boolean;
  /** As wide as the page, whatever that is; width and height say its shape alone. */
  readonly isPageWide?: boolean;
  /** Called when it does not load. */
  readonly onFail?: () => void;
}

/** Fetched no larger than it is shown; a placeholder replaces an image that fails. */
export function StoredImage(props: StoredImageProps) {
  const { src, alt, lang, width, height, className = '', isFirst = false, isPageWide = false } = props;
  const { lazy = !isFirst } = props;
  const [failed, setFailed] = useState<string>();
  const isWanted = use(ArePicturesWanted);
  if (src === '' || failed === src)
    return (
      <span
        className={`${styles.imageMissing} ${className}`.trim()}
        style={{ width, height }}
        lang={lang}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      />
    );
  const size = isPageWide ? { width: phoneWidth } : { width, height };
  return (
    <img
      className={`${isPageWide ? '' : styles.image} ${className}`.trim() || undefined}
      // Before its address, or an old engine fetches it without them.
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      sizes={isPageWide ? pageSizes : undefined}
      {...(isWanted && pictureSources(src, size, storageHost(), isPageWide))}
      alt={alt}
      lang={lang}
      width={width}
      height={height}
      onError={() => {
        setFailed(src);
        props.onFail?.();
      }}
    />
  );
}
