import { useState } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import css from './ProductPicture.module.css';

export interface ProductPictureProps {
  /** '' where there is none. */
  readonly src: string;
  /** CSS pixels. */
  readonly sidePx: number;
  readonly className?: string | undefined;
}

/** Beside the name of a product: decoration. One that does not load is as none. */
export function ProductPicture({ src, sidePx, className = '' }: ProductPictureProps) {
  const [broken, setBroken] = useState<string>();
  const classes = `${css['picture'] ?? ''} ${className}`.trim();
  if (src === '' || src === broken)
    return (
      <span className={`${classes} ${css['picture--none'] ?? ''}`} aria-hidden="true">
        <Icon name="product" sizeRem={2} />
      </span>
    );
  return (
    <StoredImage
      className={classes}
      src={src}
      alt=""
      width={sidePx}
      height={sidePx}
      lazy
      onFail={() => setBroken(src)}
    />
  );
}
