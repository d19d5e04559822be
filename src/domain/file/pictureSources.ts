import { storedImageUrl } from './storedImageUrl.ts';

/** In points. */
export interface ShownSize {
  readonly width: number;
  /** As high as it is wide where it is not told. */
  readonly height?: number;
}

export interface PictureSources {
  readonly src: string;
  /** Undefined for what the storage cannot resize. */
  readonly srcSet: string | undefined;
}

/** A dense screen hides what a lower quality loses, and three times as many dots would weigh five times as much. */
const qualities = [85, 75, 60] as const;

/** The address for a screen of `pixelRatio` dots per point: one to three, rounded up. */
export function pictureAt(
  url: string,
  { width, height = width }: ShownSize,
  pixelRatio: number,
  storageHost: string,
): string {
  const density = Math.min(qualities.length, Math.max(1, Math.ceil(pixelRatio || 1)));
  const quality = qualities[density - 1] ?? qualities[0];
  return storedImageUrl(url, { width: width * density, height: height * density, quality }, storageHost);
}

/**
 * The addresses for an `img`, from which the browser chooses.
 * @param isFluid its width is told by `sizes`; otherwise it is as wide as `size`
 */
export function pictureSources(
  url: string,
  size: ShownSize,
  storageHost: string,
  isFluid = false,
): PictureSources {
  const at = (density: number) => pictureAt(url, size, density, storageHost);
  const src = at(2);
  if (src === at(1)) return { src, srcSet: undefined };
  const candidates = [1, 2, 3].map(
    (density) => `${at(density)} ${isFluid ? `${size.width * density}w` : `${density}x`}`,
  );
  return { src, srcSet: candidates.join(', ') };
}
