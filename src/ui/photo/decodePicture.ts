import type { Orientation, Size } from '../../domain/picture/orientation.ts';
import { PictureError } from '../../domain/picture/pictureError.ts';
import { forgetOrientation, type PictureFile } from '../../domain/picture/pictureFile.ts';

export interface Decoded {
  readonly source: CanvasImageSource;
  readonly stored: Size;
  readonly orientation: Orientation;
  /** Frees the memory: a decoded picture takes four bytes per pixel. */
  readonly release: () => void;
}

/** Not `arrayBuffer()`, which the oldest engines lack. @throws PictureError `changed` */
export function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    // The file was changed, moved, or its permission expired.
    reader.addEventListener('error', () => reject(new PictureError('changed')));
    reader.readAsArrayBuffer(file);
  });
}

/**
 * Off the main thread where possible. The EXIF orientation is removed first, because whether a browser applies it
 * depends on its version. @throws PictureError `imageNotLoaded`
 */
export async function decodePicture(
  bytes: Uint8Array<ArrayBuffer>,
  { kind, mark }: PictureFile,
): Promise<Decoded> {
  if (mark !== undefined) forgetOrientation(bytes, mark);
  const blob = new Blob([bytes], { type: kind === 'jpeg' ? 'image/jpeg' : '' });
  const orientation = mark?.orientation ?? 1;
  // Only an img element applies HEIC's orientation.
  const bitmap = kind === 'heic' ? undefined : await decodeBitmap(blob);
  if (bitmap === undefined) return { ...(await loadElement(blob)), orientation };
  const { width, height } = bitmap;
  return { source: bitmap, stored: { width, height }, orientation, release: () => bitmap.close() };
}

async function decodeBitmap(blob: Blob): Promise<ImageBitmap | undefined> {
  if (!('createImageBitmap' in self)) return undefined;
  return createImageBitmap(blob).catch(() => undefined);
}

async function loadElement(blob: Blob): Promise<Omit<Decoded, 'orientation'>> {
  if (!('document' in self)) throw new PictureError('imageNotLoaded');
  const url = URL.createObjectURL(blob);
  const image = new Image();
  const release = () => {
    URL.revokeObjectURL(url);
    image.src = '';
  };
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', () => reject(new PictureError('imageNotLoaded')));
      image.src = url;
    });
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width === 0 || height === 0) throw new PictureError('imageNotLoaded');
    return { source: image, stored: { width, height }, release };
  } catch (cause) {
    release();
    throw cause;
  }
}
