import { PictureError } from '../../domain/picture/pictureError.ts';
import { compressPicture } from './compressPicture.ts';
import { openPicture } from './openPicture.ts';
import { preparePicture } from './preparePicture.ts';
import type { PictureAnswer, PictureTask } from './openInWorker.ts';

const page = self as unknown as Pick<Worker, 'postMessage'>;
const say = (answer: PictureAnswer, given: Transferable[] = []) => page.postMessage(answer, given);

/** Runs beside the page: a picture of twelve megapixels would hold its buttons up for a quarter of a second. */
async function carryOut(task: PictureTask): Promise<void> {
  if (task.what === 'compress') return say({ done: await compressPicture(task.picture, task.options) });
  if (task.what === 'prepare') return say({ done: await preparePicture(task.picture) });
  const { small: drawn, ...opened } = await openPicture(task.picture);
  // A canvas belongs to its thread; a bitmap is handed over.
  const small = await createImageBitmap(drawn);
  return say({ done: { ...opened, small } }, [small]);
}

self.addEventListener('message', ({ data }: MessageEvent<PictureTask>) => {
  carryOut(data).catch((cause: unknown) =>
    say({ failed: cause instanceof PictureError ? cause.code : 'canvasFailed' }),
  );
});
