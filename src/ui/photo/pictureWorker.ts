import { PictureError } from '#domain/picture/pictureError.ts';
import { cutPhoto } from './cutPhoto.ts';
import { openPicture } from './openPicture.ts';
import { preparePicture } from './preparePicture.ts';
import type { PictureAnswer, PictureTask } from './openInWorker.ts';

const page = self as unknown as Pick<Worker, 'postMessage'>;
const say = (answer: PictureAnswer, given: Transferable[] = []) => page.postMessage(answer, given);

/** In a worker, because a picture of 12 megapixels would block the page for 250 ms. */
async function carryOut(task: PictureTask): Promise<void> {
  if (task.what === 'cut') return say({ done: await cutPhoto(task.picture, task.cut) });
  if (task.what === 'prepare') return say({ done: await preparePicture(task.picture) });
  const { small: drawn, ...opened } = await openPicture(task.picture);
  // A canvas cannot be transferred; a bitmap can.
  const small = await createImageBitmap(drawn);
  return say({ done: { ...opened, small } }, [small]);
}

self.addEventListener('message', ({ data }: MessageEvent<PictureTask>) => {
  carryOut(data).catch((cause: unknown) =>
    say({ failed: cause instanceof PictureError ? cause.code : 'canvasFailed' }),
  );
});
