import {
  type FileRefusal,
  isRefusal,
  judgeFile,
  tellingBytes,
  typeOfContent,
} from '../../domain/fileContent.ts';
import { openableBytes, photoMostBytes } from '../../domain/picture/photoRules.ts';
import { readStart } from './readStart.ts';

/** A chosen file as it can be handed in. */
export interface FittedFile {
  readonly file: Blob;
  readonly extension: string;
  /** Nothing has been made of it. */
  readonly isAsChosen: boolean;
}

export interface RefusedFile {
  readonly refusal: FileRefusal;
}

export const isRefused = (fitted: FittedFile | RefusedFile): fitted is RefusedFile => 'refusal' in fitted;

/** What can be handed in of a chosen file: a picture that is too large is made smaller, which takes a moment. */
export async function fitFile(
  chosen: File,
  onlyPictures: boolean,
  tellShrinking: (isShrinking: boolean) => void,
): Promise<FittedFile | RefusedFile> {
  let file: Blob = chosen;
  if (await mustShrink(chosen)) {
    tellShrinking(true);
    file = await shrunk(chosen);
    tellShrinking(false);
  }
  const judged = judgeFile({ start: await readStart(file, tellingBytes), bytes: file.size }, onlyPictures);
  return isRefusal(judged) ? { refusal: judged } : { file, extension: judged, isAsChosen: file === chosen };
}

/** A phone's camera makes more than is taken. */
async function mustShrink(file: Blob): Promise<boolean> {
  if (file.size <= photoMostBytes || file.size > openableBytes) return false;
  const type = typeOfContent(await readStart(file, tellingBytes));
  return type === 'jpg' || type === 'png';
}

/** The picture as one that fits; what cannot be made smaller stays as it is, and is then refused in words. */
async function shrunk(picture: Blob): Promise<Blob> {
  try {
    const { compressBeside } = await import('../photo/pictureTasks.ts');
    return await compressBeside(picture, { type: 'image/jpeg', targetBytes: photoMostBytes });
  } catch {
    return picture;
  }
}
