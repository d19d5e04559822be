import { readDataUrl } from '../../domain/picture/readDataUrl.ts';
import { isBarePicture } from '../../domain/picture/stripPicture.ts';
import type { HostPicture } from './uploadingContext.ts';

/**
 * The bytes of a picture out of the app around the page that must be prepared here: they hold more than the picture, or
 * cannot be told to be one. Undefined where the app may hand it in itself, or gives no bytes out.
 */
export function bytesToPrepare({ previewUrl }: HostPicture): Blob | undefined {
  try {
    const { type, bytes } = readDataUrl(previewUrl);
    return isBarePicture(bytes) ? undefined : new Blob([bytes], { type });
  } catch {
    return undefined;
  }
}
