import { loadChunk } from '#chunks/loadChunk.ts';
import { type FileRefusal, isRefusal, judgeFile } from '#domain/file/typeOfContent.ts';
import { PictureError } from '#domain/picture/pictureError.ts';
import { kindBytes, pictureKind } from '#domain/picture/pictureKind.ts';
import { pictureRefusal } from '#domain/picture/pictureRefusal.ts';
import { readStart } from './readStart.ts';

export interface FittedFile {
  readonly file: Blob;
  readonly extension: string;
  readonly isAsChosen: boolean;
  readonly isStill: boolean;
}

export interface RefusedFile {
  readonly refusal: FileRefusal;
}

export const isRefused = (fitted: FittedFile | RefusedFile): fitted is RefusedFile => 'refusal' in fitted;

/** What may be chosen. */
export interface FileLimits {
  readonly onlyPictures: boolean;
  readonly pdfMegabytes?: number;
}

/** Re-encodes pictures, which takes a moment; other files are returned unchanged. */
export async function fitFile(
  chosen: Blob,
  { onlyPictures, pdfMegabytes }: FileLimits,
  tellPreparing: (isPreparing: boolean) => void,
): Promise<FittedFile | RefusedFile> {
  if (chosen.size === 0) return { refusal: 'fileEmpty' };
  const start = await readStart(chosen, kindBytes);
  const kind = pictureKind(start);
  if (kind === 'svg') return { refusal: kind };
  if (kind === 'video') return { refusal: 'pictureIsVideo' };
  if (kind !== 'noPicture') return preparedFile(chosen, tellPreparing);
  const judged = judgeFile({ start, bytes: chosen.size }, onlyPictures, pdfMegabytes);
  if (isRefusal(judged)) return { refusal: judged };
  return { file: chosen, extension: judged, isAsChosen: true, isStill: false };
}

async function preparedFile(
  picture: Blob,
  tellPreparing: (isPreparing: boolean) => void,
): Promise<FittedFile | RefusedFile> {
  tellPreparing(true);
  try {
    const { prepareInWorker } = await loadChunk(() => import('#ui/photo/openInWorker.ts'));
    const { blob, isStill } = await prepareInWorker(picture);
    const extension = blob.type === 'image/png' ? 'png' : 'jpg';
    return { file: blob, extension, isAsChosen: false, isStill };
  } catch (cause) {
    return { refusal: cause instanceof PictureError ? pictureRefusal(cause.code) : 'pictureNotPrepared' };
  } finally {
    tellPreparing(false);
  }
}
