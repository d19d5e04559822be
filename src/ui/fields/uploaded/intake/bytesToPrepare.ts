import { readDataUrl } from '#domain/picture/readDataUrl.ts';
import { isBarePicture } from '#domain/picture/stripPicture.ts';
import type { HostPicture } from '../uploadingContext.ts';

/**
 * The bytes of a host's picture that must be re-encoded here, because they contain more than the picture or are not
 * recognised. Undefined where the host may upload it itself, or gives no bytes.
 */
export function bytesToPrepare({ previewUrl }: HostPicture): Blob | undefined {
  try {
    const { type, bytes } = readDataUrl(previewUrl);
    return isBarePicture(bytes) ? undefined : new Blob([bytes], { type });
  } catch {
    return undefined;
  }
}
