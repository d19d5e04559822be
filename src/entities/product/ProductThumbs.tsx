import { type ReactNode, useState } from 'react';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import css from './ProductThumbs.module.css';

export interface ProductThumbsProps {
  /** More than are shown: the next one stands in for one that does not load. */
  readonly pictures: readonly string[];
  /** Shown where no picture is left. */
  readonly children: ReactNode;
}

const shown = 3;
const sidePx = 56;

/** Small pictures of what an exhibitor shows: decoration. */
export function ProductThumbs({ pictures, children }: ProductThumbsProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const whole = pictures.filter((picture) => broken.indexOf(picture) < 0).slice(0, shown);
  if (whole.length === 0) return children;
  return (
    <span className={css['thumbs']} aria-hidden="true">
      {whole.map((picture) => (
        <StoredImage
          key={picture}
          className={css['thumb']}
          src={picture}
          alt=""
          width={sidePx}
          height={sidePx}
          lazy
          onFail={() => setBroken((before) => before.concat(picture))}
        />
      ))}
    </span>
  );
}
