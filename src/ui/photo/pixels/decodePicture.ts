import type { Orientation, Size } from '#domain/picture/orientation.ts';
import { PictureError } from '#domain/picture/pictureError.ts';
import { type OrientationMark, type PictureFile, uprightMark } from '#domain/picture/pictureFile.ts';
import { isPictureFormat } from '#domain/picture/pictureKind.ts';
import { sizeWithin } from '#domain/picture/scaleSteps.ts';

export interface Decoded {
  readonly source: CanvasImageSource;
  /** Of the source, which may be smaller than the file. */
  readonly stored: Size;
  readonly orientation: Orientation;
  readonly isOpaque: boolean;
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
 * depends on its version. @param within a worker reduces the source to this frame, where the engine can @throws PictureError `imageNotLoaded`
 */
export async function decodePicture(
  file: Blob,
  { kind, mark, size }: PictureFile,
  within?: Size,
): Promise<Decoded> {
  const blob = withoutMark(file, mark, kind === 'jpeg' ? 'image/jpeg' : '');
  const traits = { orientation: mark?.orientation ?? 1, isOpaque: kind === 'jpeg' };
  // A page would reduce it on the main thread.
  const to = 'document' in self ? undefined : within && size && sizeWithin(size, within);
  // Only an img element applies the orientation of such formats.
  const bitmap = isPictureFormat(kind) ? undefined : await decodeBitmap(blob, to);
  if (bitmap === undefined) return { ...(await loadElement(blob)), ...traits };
  const { width, height } = bitmap;
  return { source: bitmap, stored: { width, height }, ...traits, release: () => bitmap.close() };
}

/** Put together out of slices, which copies nothing. */
function withoutMark(file: Blob, mark: OrientationMark | undefined, type: string): Blob {
  if (mark === undefined) return file.slice(0, file.size, type);
  return new Blob([file.slice(0, mark.at), uprightMark(mark), file.slice(mark.at + 2)], { type });
}

async function decodeBitmap(blob: Blob, to: Size | undefined): Promise<ImageBitmap | undefined> {
  if (!('createImageBitmap' in self)) return undefined;
  const whole = () => createImageBitmap(blob).catch(() => undefined);
  if (to === undefined) return whole();
  const { width: resizeWidth, height: resizeHeight } = to;
  // Some engines know no options and fail, others ignore them.
  return createImageBitmap(blob, { resizeWidth, resizeHeight, resizeQuality: 'medium' }).catch(whole);
}

async function loadElement(blob: Blob): Promise<Omit<Decoded, 'orientation' | 'isOpaque'>> {
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
    // Otherwise drawing it decodes it, on the main thread. A failure means no more than that.
    if ('decode' in image) await image.decode().catch(() => {});
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width === 0 || height === 0) throw new PictureError('imageNotLoaded');
    return { source: image, stored: { width, height }, release };
  } catch (cause) {
    release();
    throw cause;
  }
}
