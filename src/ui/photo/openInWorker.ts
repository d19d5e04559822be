import { loadChunk } from '#chunks/loadChunk.ts';
import { PictureError, type PictureErrorCode } from '#domain/picture/pictureError.ts';
import { isPictureFormat } from '#domain/picture/pictureKind.ts';
import { cutPhoto, type Photo } from './cutPhoto.ts';
import type { Cut } from './pixels/drawPicture.ts';
import { type OpenPicture, openPicture } from './openPicture.ts';
import { type PreparedPicture, preparePicture } from './preparePicture.ts';

export type PictureTask =
  | { readonly what: 'open'; readonly picture: Blob }
  | { readonly what: 'cut'; readonly picture: Blob; readonly cut: Cut }
  | { readonly what: 'prepare'; readonly picture: Blob };

type PictureResult = Photo | OpenPicture | PreparedPicture;
export type PictureAnswer = { readonly done: PictureResult } | { readonly failed: PictureErrorCode };

/** The page may avoid these: only it has img elements, which decode more types, and some workers have less memory. */
const isBetterInThePage = (code: PictureErrorCode) =>
  code === 'imageNotLoaded' || code === 'canvasFailed' || (isPictureFormat(code) && code !== 'svg');

/** {@link openPicture}, in a worker if possible. @throws PictureError */
export async function openInWorker(picture: Blob): Promise<OpenPicture> {
  return ((await askWorker({ what: 'open', picture })) as OpenPicture | undefined) ?? openPicture(picture);
}

/** {@link cutPhoto}, in a worker if possible. @throws PictureError */
export async function cutInWorker(picture: Blob, cut: Cut): Promise<Photo> {
  return ((await askWorker({ what: 'cut', picture, cut })) as Photo | undefined) ?? cutPhoto(picture, cut);
}

/** {@link preparePicture}, in a worker if possible. @throws PictureError */
export async function prepareInWorker(picture: Blob): Promise<PreparedPicture> {
  const made = (await askWorker({ what: 'prepare', picture })) as PreparedPicture | undefined;
  return made ?? preparePicture(picture);
}

/** Undefined where the page has to do it. @throws PictureError where the page would fail too */
async function askWorker(task: PictureTask): Promise<PictureResult | undefined> {
  // The oldest engines lack OffscreenCanvas.
  if (!('Worker' in window && 'OffscreenCanvas' in window && 'createImageBitmap' in window)) return undefined;
  const answer = await runWorker(task).catch(() => undefined);
  if (answer === undefined) return undefined;
  if ('done' in answer) return answer.done;
  if (isBetterInThePage(answer.failed)) return undefined;
  throw new PictureError(answer.failed);
}

async function runWorker(task: PictureTask): Promise<PictureAnswer> {
  const { default: PictureWorker } = await loadChunk(() => import('./pictureWorker.ts?worker'));
  const worker = new PictureWorker();
  try {
    return await new Promise<PictureAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<PictureAnswer>) => resolve(data));
      worker.addEventListener('error', reject);
      worker.addEventListener('messageerror', reject);
      worker.postMessage(task, []);
    });
  } finally {
    // Frees a decoded picture, 50 MB.
    worker.terminate();
  }
}
